import { auditAtBothSizes, auditPage } from './support/audit.ts';
import { bookSession } from './support/past-session.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const log = (page: Page) => page.getByRole('region', { name: 'Messages in this conversation' });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await send(page).click();
}

atOneSize();

test('[T-253] a student asks before booking, both talk live, and what is hidden opens with the confirmed session', async ({
  page,
  anotherBrowser,
}) => {
  const student = await anotherBrowser();
  const mentor = await newMentor(page, 'Linh', 'Vu');
  const prospect = await newProspect(student, 'Amara', 'Obi');

  await visit(student, '/messages');
  await expect(student.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await auditAtBothSizes(student);
  await visit(student, `/${mentor.slug}/mentor-profile`);
  await student
    .getByRole('link', { name: /^Ask Linh\w* a question$/ })
    .first()
    .click();
  await expect(student.getByText(/^Ask before you book\. Tell Linh/)).toBeVisible();
  await send(student).click();
  await expect(student.getByText('Write a message')).toBeVisible();
  await expect(field(student)).toBeFocused();
  await field(student).fill('How hard is the first year? Call me: +84 912 345 678');
  await student.reload();
  await expect(field(student)).toHaveValue('How hard is the first year? Call me: +84 912 345 678');
  await expect(
    student.getByText(/^Linh\w* won’t see this until you have a confirmed session: phone numbers\./),
  ).toBeVisible();
  await auditPage(student);
  await send(student).click();
  await expect(student.getByText(/^Linh\w* sees this without the hidden part/)).toBeVisible();
  await expect(student.getByText(/^You can send 2 more messages until Linh\w* answers\.$/)).toBeVisible();

  await visit(page, '/messages');
  await page.getByRole('link', { name: /Amara/ }).click();
  await expect(log(page)).toContainText('How hard is the first year?');
  await expect(log(page)).not.toContainText('912');
  await expect(page.getByText('Opens when you have a confirmed session')).toBeVisible();
  await auditPage(page);
  await write(page, 'Hard, but worth it.');
  await expect(log(student)).toContainText('Hard, but worth it.');
  await expect(student.getByText(/You can send/)).toHaveCount(0);
  // Screen readers hear each message once, and only the other side's.
  await expect(
    student.locator('[aria-live="polite"]').filter({ hasText: /^Linh\w*: Hard, but worth it\.$/ }),
  ).toHaveCount(1);
  for (let said = 0; said < 2; said += 1) await write(page, 'Ask away.');
  await expect(student.locator('[aria-live="polite"] > p').filter({ hasText: /^Linh\w*: Ask away\.$/ })).toHaveCount(2);

  await bookSession(prospect, mentor);
  await expect(log(page)).toContainText('+84 912 345 678');
  await expect(log(page).getByRole('link', { name: /Confirmed/ })).toBeVisible();
  await auditAtBothSizes(page);
});

/** A conversation that a student has begun with a mentor. */
async function talk(student: Page, mentors: Page) {
  const mentor = await newMentor(mentors, 'Linh', 'Vu');
  const prospect = await newProspect(student, 'Amara', 'Obi');
  const { thread_id } = await prospect.client.startThread({
    body: { mentor_slug: mentor.slug, text: 'Hello', client_message_id: crypto.randomUUID() },
  });
  return { mentor, prospect, thread_id };
}

test('[T-254] a message written without a connection waits, shown as such, survives a reload, and is sent once', async ({
  page,
  anotherBrowser,
  context,
  watch,
}) => {
  const other = await anotherBrowser();
  const { thread_id } = await talk(page, other);
  for (const one of [page, other]) {
    await visit(one, `/messages/${thread_id}`);
    await expect(log(one)).toContainText('Hello');
  }
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await context.setOffline(true);
  await write(page, 'Are you there?');
  await expect(page.getByText(/^Not sent yet/)).toBeVisible();
  await auditPage(page);
  // There is a connection again, and the service can't be reached.
  const calls = `**/threads/${thread_id}/messages`;
  watch.expectProblem(/threads\/[^/]+\/messages|ERR_FAILED/);
  await page.route(calls, (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(/^Not sent yet/)).toBeVisible();
  await page.unroute(calls);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0);
  await expect(log(other).getByText('Are you there?')).toHaveCount(1);
});

test(
  '[T-450] messages that wait in two windows are all sent once, and one that is taken back in a window isn’t',
  { tag: '@full' },
  async ({ page, anotherBrowser, context, watch }) => {
    const other = await anotherBrowser();
    const { thread_id, mentor, prospect } = await talk(page, other);
    await bookSession(prospect, mentor);
    const second = await context.newPage();
    for (const one of [page, second]) {
      await visit(one, `/messages/${thread_id}`);
      await expect(log(one)).toContainText('Hello');
    }
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
    await context.setOffline(true);
    await write(page, 'From the first');
    await write(second, 'From the second');
    await write(second, 'Rather not');
    await expect(log(second).getByText('Rather not')).toBeVisible();
    await log(second)
      .getByRole('listitem')
      .filter({ hasText: 'From the second' })
      .getByRole('button', { name: 'Edit' })
      .click();
    await page.close();
    await context.setOffline(false);
    await second.reload();
    await visit(other, `/messages/${thread_id}`);
    for (const text of ['From the first', 'Rather not']) {
      await expect(log(other).getByText(text)).toHaveCount(1);
    }
    await expect(log(other).getByText('From the second')).toHaveCount(0);
  },
);

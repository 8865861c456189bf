import { auditAtBothSizes } from './support/audit.ts';
import { holdTime, offerPaid, waitForStatus } from './support/paid-service.ts';
import { bookSession } from './support/past-session.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { payWithoutPage } from './support/sandbox.ts';
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
  await send(student).click();
  await expect(student.getByText(/^Linh\w* won’t see the hidden part/)).toBeVisible();
  await auditAtBothSizes(student);
  await student.getByRole('button', { name: 'Send, hidden' }).click();
  await expect(student.getByText(/^Linh\w* sees part of this/)).toBeVisible();
  await expect(student.getByText(/^You can send 2 more messages until Linh\w* answers\.$/)).toBeVisible();

  await visit(page, '/messages');
  await page.getByRole('link', { name: /Amara/ }).click();
  await expect(log(page)).toContainText('How hard is the first year?');
  await expect(log(page)).not.toContainText('912');
  await expect(page.getByText('Opens when you have a confirmed session')).toBeVisible();
  await auditAtBothSizes(page);
  await write(page, 'Hard, but worth it.');
  await expect(log(student)).toContainText('Hard, but worth it.');
  await expect(student.getByText(/You can send/)).toHaveCount(0);
  // Said once to screen readers, and only what the other side wrote.
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
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
  await context.setOffline(true);
  await write(page, 'Are you there?');
  await expect(page.getByText(/^Not sent yet/)).toBeVisible();
  await auditAtBothSizes(page);
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

test('[T-471] a message that is changed after its answer got lost isn’t sent twice unseen', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const other = await anotherBrowser();
  const { thread_id, prospect } = await talk(page, other);
  watch.expectProblem(/messages\/stream|threads\/[^/]+\/messages/);
  // The service gets the message, and the page doesn't learn of it: the answer is lost, and nothing comes live.
  await page.route('**/messages/stream', (route) => route.abort());
  await visit(page, `/messages/${thread_id}`);
  await expect(log(page)).toContainText('Hello');
  await page.route(`**/threads/${thread_id}/messages`, async (route) => {
    const body = route.request().postDataJSON() as { text: string; client_message_id: string };
    await prospect.client.sendMessage({ params: { id: thread_id }, body });
    await route.abort();
  });
  await write(page, 'See you at nine');
  const waits = log(page).getByRole('listitem').filter({ hasText: 'Not sent yet' });
  await waits.getByRole('button', { name: 'Edit' }).click();
  await expect(field(page)).toHaveValue('See you at nine');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await write(page, 'See you at ten');
  const asked = page.getByRole('alert').filter({ hasText: 'had already arrived as you first wrote it' });
  await expect(asked).toBeVisible();
  await auditAtBothSizes(page);
  await visit(other, `/messages/${thread_id}`);
  await expect(log(other).getByText('See you at nine')).toHaveCount(1);
  await expect(log(other).getByText('See you at ten')).toHaveCount(0);
  await asked.getByRole('button', { name: 'Send this too' }).click();
  await expect(log(other).getByText('See you at ten')).toHaveCount(1);
  await expect(asked).toHaveCount(0);
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
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
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

test('[T-255] [T-300] who is blocked isn’t told, and who blocked sees what comes back for each session and cancels it', async ({
  page,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  const mentor = await newMentor(other, 'Linh', 'Vu');
  const prospect = await newProspect(page, 'Amara', 'Obi');
  await bookSession(prospect, mentor);
  const paid = await holdTime(prospect, mentor, await offerPaid(mentor, { price: 28, currency: 'EUR' }), 40);
  await payWithoutPage(prospect.client, paid.id);
  await waitForStatus(prospect, paid.id, 'confirmed');
  const { thread_id } = await prospect.client.startThread({
    body: { mentor_slug: mentor.slug, text: 'Hello', client_message_id: crypto.randomUUID() },
  });
  await visit(page, `/messages/${thread_id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /^Block Linh\w* Vu$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Block Linh\w* Vu$/ }).click();
  await expect(dialog.getByText('Choose why you block them')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Not a fit' }).check();
  await dialog.getByRole('button', { name: /^Block Linh\w* Vu$/ }).click();
  await expect(dialog).toContainText(/You still have 2 sessions with Linh\w* Vu\./);
  const row = dialog.getByRole('listitem').filter({ hasText: 'Essay review in EUR' });
  await expect(row.getByText('You’ll be refunded in full: €28.')).toBeVisible();
  await auditAtBothSizes(page);
  await row.getByRole('button', { name: /^Cancel the session/ }).click();
  const question = page.getByRole('dialog', { name: /^Cancel the session with Linh/ });
  await expect(question.getByText('You’ll be refunded in full: €28.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel session' }).click();
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Cancel the session/ })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^You blocked Linh\w* Vu\. They aren’t told\.$/)).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await auditAtBothSizes(page);
  const second = await page.context().newPage();
  await visit(second, '/messages');
  await expect(second.getByText('Conversations with people you blocked aren’t shown.')).toBeVisible();
  await auditAtBothSizes(second);
  await second.getByRole('main').getByRole('link', { name: 'Blocked people' }).click();
  await expect(second.getByRole('region', { name: 'Blocked people' })).toContainText('Vu');
  await second.close();
  await page.getByRole('button', { name: /^Unblock Linh\w* Vu$/ }).click();
  await expect(field(page)).toBeVisible();
});

test('[T-256] a conversation is searched, closed and left', async ({ page, anotherBrowser }) => {
  const other = await anotherBrowser();
  const mentor = await newMentor(other, 'Linh', 'Vu');
  const prospect = await newProspect(page, 'Amara', 'Obi');
  const { thread_id } = await prospect.client.startThread({
    body: { mentor_slug: mentor.slug, text: 'Is the dormitory loud?', client_message_id: crypto.randomUUID() },
  });
  await mentor.client.sendMessage({
    params: { id: thread_id },
    body: { text: 'Only on Fridays.', client_message_id: crypto.randomUUID() },
  });
  await visit(page, '/messages');
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('zebra');
  await expect(page.getByRole('heading', { name: 'No messages match “zebra”' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('fridays');
  await page.getByRole('link', { name: /Linh/ }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Close conversation' }).click();
  await expect(page.getByText('Conversation closed.')).toBeVisible();
  await visit(other, `/messages/${thread_id}`);
  await expect(other.getByText(/^This conversation is closed/)).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Leave conversation' }).click();
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
});

import { auditPage, auditPart } from './support/audit.ts';
import { chooseTime, clock, goOn, timeAt, times } from './support/booking.ts';
import { openMail, readInvitation } from './support/mailbox.ts';
import { chooseInMenu } from './support/menu.ts';
import { fillSignUp, openMenu, signInAsDemoByHand, newPerson } from './support/people.ts';
import { onboardProspect } from './support/prospects.ts';
import { expect, test, type Page } from './support/test.ts';
import { addressOf, visit } from './support/visit.ts';

const mentorMail = 'mentor@demo.test';
const anHour = 60 * 60_000;

// The default of most people; the other tests turn animations off.
test.use({ reducedMotion: 'no-preference' });

test('[R-16] [R-20] [E-23] a new visitor books a free session and cancels it, and both sides know', async ({
  page,
  anotherBrowser,
}, { project }) => {
  const prospect = newPerson('Quang', 'Dinh');
  const name = `${prospect.first_name} ${prospect.last_name}`;

  await test.step('signs up and says where to go', async () => {
    await visit(page, '/');
    await openMenu(page);
    await auditPart(page, '.site-header');
    await page.getByRole('link', { name: 'Create account' }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await fillSignUp(page, prospect);
    await onboardProspect(page);
    await expect(page).toHaveURL(/\/search\?origin_country_codes=VN&destination_country_codes=NL/);
  });

  await test.step('finds a mentor by route and opens the profile', async () => {
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1, name: 'From Vietnam to the Netherlands' })).toBeVisible();
    await page.getByRole('link', { name: /^See \d+ mentors?$/ }).click();
    await expect(page).toHaveURL('/search?origin_country_codes=VN&destination_country_codes=NL');
    await page.getByRole('article').getByRole('link', { name: 'Linh Trần', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Linh Trần' })).toBeVisible();
  });

  const start = await test.step('picks a time on their own clock', async () => {
    await page
      .getByRole('link', { name: 'See all times' })
      .or(page.getByRole('button', { name: 'See all times' }))
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a time' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Your time zone Vietnam time, GMT\+7/ })).toBeVisible();
    const chosen = await chooseTime(page, project.name === 'mobile' ? 12 : 9);
    const end = new Date(Date.parse(chosen) + anHour / 2).toISOString();
    const zone = 'Asia/Ho_Chi_Minh';
    await expect(page.getByText(`${clock(chosen, zone)}–${clock(end, zone)} your time`)).toBeVisible();
    const there = 'Europe/Amsterdam';
    // A phone has room for the reader's own time, and shows both at the time and on the ticket of the next step.
    const theirs = page.getByText(`${clock(chosen, there)}–${clock(end, there)} for Linh in Amsterdam`);
    await expect(theirs).toBeVisible({ visible: project.name !== 'mobile' });
    return chosen;
  });
  const withTime = addressOf(page);

  await test.step('books it, and sees it under bookings', async () => {
    await goOn(page);
    await auditPage(page);
    await page.getByLabel('Message to Linh (optional)').fill('How did you find a room?');
    await page.getByRole('button', { name: 'Book free session' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Your session is confirmed' })).toBeVisible();
    await expect(page.getByText('How did you find a room?')).toBeVisible();
    await auditPage(page);
    await visit(page, '/bookings');
    await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
    const ticket = page.getByRole('figure', { name: 'Booking' });
    await expect(ticket).toContainText(clock(start, 'Asia/Ho_Chi_Minh'));
    await expect(ticket).toContainText('Confirmed');
  });

  const uid = await test.step('reads the mail with the invitation', async () => {
    await openMail(page, prospect.email, /^Confirmed: Intro call with Linh/);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText(clock(start, 'Asia/Ho_Chi_Minh')).first()).toBeVisible();
    await expect(frame.getByText(clock(start, 'Europe/Amsterdam')).first()).toBeVisible();
    await auditPage(page);
    const invitation = await readInvitation(page);
    expect(invitation).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED', sequence: 0, start });
    expect(invitation.attendees).toContain(prospect.email);
    for (const [form, words] of [
      ['Plain text', `Your time: `],
      ['Headers', 'auto-generated'],
      ['Attachment', 'BEGIN:VTIMEZONE'],
    ] as const) {
      await page.getByRole('link', { name: form, exact: true }).click();
      await expect(page.getByText(words).first()).toBeVisible();
    }
    return invitation.uid;
  });

  const mentor = await test.step('the mentor sees it too', async () => {
    const theirs = await anotherBrowser({ timezoneId: 'Europe/Amsterdam' });
    await signInAsDemoByHand(theirs, 'mentor');
    await visit(theirs, `/bookings?when=upcoming&q=${prospect.first_name}`);
    await expect(row(theirs, name)).toContainText(clock(start, 'Europe/Amsterdam'));
    await openMail(theirs, mentorMail, new RegExp(`^New booking from ${prospect.first_name}: Intro call`));
    return theirs;
  });

  await test.step('the time is not offered any more', async () => {
    await visit(mentor, withTime);
    await expect(times(mentor).first()).toBeVisible();
    await expect(timeAt(mentor, start)).toHaveCount(0);
  });

  await test.step('the prospect cancels it', async () => {
    await visit(page, '/bookings');
    await chooseInMenu(page, 'Cancel session');
    const dialog = page.getByRole('dialog', { name: 'Cancel the session with Linh?' });
    await auditPage(page);
    await dialog.getByLabel('Reason (optional)').fill('My exam was moved.');
    // Until then the dialog stays: a second press on the page below would move the focus.
    const pressedTwice = Promise.withResolvers<void>();
    await page.route('**/cancel', async (route) => {
      await pressedTwice.promise;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Cancel session' }).dblclick();
    pressedTwice.resolve();
    await expect(page.getByText('Session cancelled. We’ve let Linh know.')).toBeVisible();
    // The pressed button is gone.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'No upcoming sessions' })).toBeVisible();
    await page.getByRole('link', { name: /^Cancelled/ }).click();
    await expect(page).toHaveURL('/bookings?when=cancelled');
    await expect(row(page, 'Linh Trần')).toContainText('Cancelled');
  });

  await test.step('both get the mail that takes it out of their calendars', async () => {
    await openMail(page, prospect.email, /^Cancelled: Intro call with Linh/);
    expect(await readInvitation(page)).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid,
      sequence: 1,
      start,
    });
    await openMail(mentor, mentorMail, new RegExp(`^Cancelled: Intro call with ${prospect.first_name}`));
    await expect(mentor.frameLocator('iframe').getByText('My exam was moved.')).toBeVisible();
    expect(await readInvitation(mentor)).toMatchObject({ method: 'CANCEL', uid });
  });

  await test.step('the time is free again', async () => {
    await visit(page, withTime);
    await expect(timeAt(page, start)).toBeVisible();
  });
});

function row(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
}

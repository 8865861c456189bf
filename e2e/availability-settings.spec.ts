import { auditAtBothSizes, auditPage, auditPart, expectNoSidewaysScroll } from './support/audit.ts';
import { newPerson } from './support/people.ts';
import { newMentor, type WithProfile } from './support/profiles.ts';
import { enter } from './support/quick-session.ts';
import { endSession } from './support/session.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { scriptsReady, visit } from './support/visit.ts';

const zone = 'Europe/Amsterdam';
const settingsOf = ({ slug }: WithProfile) => `/${slug}/availability-settings`;
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const mondayFrom = (page: Page) => page.getByLabel('Monday, from');
const monday = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('switch', { name: 'Monday' }) });

/** Opens the own settings, with their preview. */
async function open(page: Page, mentor: WithProfile): Promise<void> {
  await visit(page, settingsOf(mentor));
  await expect(page.getByText(/times in the next two weeks/)).toBeVisible();
}

/** A Monday that is at least two days away, and the Tuesday after it: both in the preview's two weeks. */
function daysAhead() {
  const today = new Date(`${new Date().toLocaleDateString('en-CA', { timeZone: zone })}T12:00:00Z`);
  const toMonday = (8 - today.getUTCDay()) % 7;
  const day = (away: number) => new Date(today.getTime() + away * 86_400_000).toISOString().slice(0, 10);
  const away = toMonday < 2 ? toMonday + 7 : toMonday;
  return { monday: day(away), tuesday: day(away + 1) };
}
const short = (date: string) =>
  `${new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })} ${Number(date.slice(8))}`;

test.describe('at one size', () => {
  atOneSize();

  test('[R-17] [C-09] [C-08] [E-15] [E-16] [E-04] a mentor changes hours, closes a day and adds a service, and visitors see it', async ({
    page,
    anotherBrowser,
  }) => {
    const mentor = await newMentor(page, 'Ines', 'Duarte');
    const days = daysAhead();
    await open(page, mentor);
    const preview = page.getByRole('list', { name: 'The next two weeks' }).getByRole('listitem');
    const previewed = (date: string) => preview.filter({ hasText: new RegExp(`^${short(date)}`) });

    await test.step('the preview follows what is typed, and overlaps show an error at their hours', async () => {
      await expect(previewed(days.monday)).toContainText('09:00');
      await mondayFrom(page).fill('15:00');
      await expect(previewed(days.monday)).toContainText('15:00');
      await expect(previewed(days.monday)).not.toContainText('09:00');
      await monday(page).getByRole('button', { name: 'Add hours on Monday' }).click();
      await mondayFrom(page).nth(1).fill('16:00');
      await page.getByLabel('Monday, to').nth(1).fill('18:00');
      await expect(mondayFrom(page).nth(1)).toHaveAccessibleDescription(/overlap others of the same day/);
      await save(page).click();
      await expect(mondayFrom(page).nth(1)).toBeFocused();
      await mondayFrom(page).nth(1).fill('20:00');
      await page.getByLabel('Monday, to').nth(1).fill('00:00');
      await expect(page.getByText('Until midnight')).toBeVisible();
    });

    await test.step('a weekday that is switched off remembers its hours, and hours are copied to other days', async () => {
      const turn = page.getByRole('switch', { name: 'Monday' });
      await turn.uncheck({ force: true });
      await expect(mondayFrom(page)).toHaveCount(0);
      await turn.check({ force: true });
      await expect(mondayFrom(page).nth(1)).toHaveValue('20:00');
      await page.getByRole('button', { name: 'Copy Monday’s hours' }).click();
      await page.getByRole('dialog').getByLabel('Saturday').check();
      await auditPart(page);
      await page.getByRole('button', { name: 'Copy to 1 day' }).click();
      await expect(page.getByLabel('Saturday, from').nth(1)).toHaveValue('20:00');
      await page.getByRole('button', { name: 'Copy Monday’s hours' }).click();
      await page.getByRole('dialog').getByLabel('Sunday').check();
      await page.getByRole('button', { name: 'Copy to 1 day' }).click();
      // Announced twice, it is listed once.
      await expect(page.getByText('Copied to 1 day.')).toHaveCount(1);
    });

    await test.step('a day is closed on the month’s leaf', async () => {
      await page.getByRole('button', { name: 'Add special hours' }).click();
      await page.getByLabel('First day').fill(days.tuesday);
      await page.getByLabel('Last day').fill(days.tuesday);
      await page.getByRole('radio', { name: 'Special hours' }).check({ force: true });
      await auditPart(page, '.dated-editor');
      await page.getByRole('radio', { name: 'Not available' }).check({ force: true });
      await page.getByRole('button', { name: 'Set this day' }).click();
      await expect(page.getByRole('list', { name: 'Special hours' })).toContainText('Not available');
      await expect(previewed(days.tuesday)).toContainText('No times');
    });

    await test.step('leaving unsaved asks, and staying keeps everything', async () => {
      await page.getByRole('link', { name: 'View as a student' }).click();
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await auditPart(page);
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(settingsOf(mentor));
      await save(page).click();
      await expect(page.getByText('Saved. Students can see it now.')).toBeVisible();
      await auditPart(page, '.toasts');
      await expect(save(page)).toBeHidden();
    });

    await test.step('a service is added on a page of its own', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Your services' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
      await page.getByRole('button', { name: 'Add service' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add service' });
      await dialog.getByRole('button', { name: 'Add service' }).click();
      await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name/);
      await auditPart(page);
      await dialog.getByLabel('Name').fill('Visa talk');
      await dialog.getByLabel('Length (minutes)').fill('60');
      await dialog.getByRole('button', { name: 'Add service' }).click();
      await expect(page.getByRole('switch', { name: 'Visa talk: active' })).toBeChecked();
    });

    await test.step('a visitor sees the service with the new hours', async () => {
      const visitor = await anotherBrowser({ timezoneId: zone });
      const at = (date: string) => `/${mentor.slug}/availability?event_type_slug=visa-talk&date=${date}`;
      await visit(visitor, at(days.monday));
      const slots = visitor.getByRole('radio');
      await expect(slots.first()).toContainText('15:00');
      await expect(slots.last()).toContainText('23:00');
      await expect(visitor.getByText('60 minutes')).toBeVisible();
      await expect(visitor.getByRole('grid').locator(`[data-day="${days.tuesday}"]`)).toContainText(
        'no available times',
      );
    });
  });

  test('[N-28] an older service in a currency that cards can’t be charged says why it can’t be booked', async ({
    page,
  }) => {
    await newMentor(page, 'Kofi', 'Mensah');
    // No such price can be set any more.
    await page.route('**/api/v1/calendar/availability-settings', async (route) => {
      const answer = await route.fetch();
      const settings = (await answer.json()) as { event_types: object[] };
      const event_types = settings.event_types.map((service) => ({ ...service, price: 500, currency: 'GHS' }));
      await route.fulfill({ response: answer, json: { ...settings, event_types } });
    });
    await visit(page, '/my-profile/services');
    await expect(
      page.getByText(
        'No one can book this right now. We can’t charge cards in GHS. Choose another currency, or make it free.',
      ),
    ).toBeVisible();
    await auditAtBothSizes(page);
    await page.getByRole('button', { name: 'Edit Intro call' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit service' });
    await expect(dialog.getByLabel('Currency')).toHaveValue('GHS');
    await dialog.getByRole('button', { name: 'Save service' }).click();
    await expect(dialog.getByLabel('Currency')).toHaveAccessibleDescription(/We can’t charge cards in GHS/);
  });

  test('[R-17] [P-03] only the owner sees settings: others read so, and a signed-out user is led to sign in', async ({
    page,
    anotherBrowser,
  }) => {
    const visitor = await anotherBrowser();
    await visit(visitor, '/linh-tran/availability-settings');
    await expect(visitor).toHaveURL('/sign-in?redirect_url=%2Flinh-tran%2Favailability-settings');
    await enter(page, newPerson('Nils', 'Berg'), { isNew: true });
    await visit(page, '/linh-tran/availability-settings');
    await expect(page.getByText("You don't have permission to perform this action.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Become a mentor' })).toBeVisible();
  });

  test('[R-17] [C-11] [E-17] [C-06] what is typed outlives a failure and an expired session, and another window’s changes are not overwritten', async ({
    page,
    watch,
  }) => {
    const mentor = await newMentor(page, 'Rui', 'Costa');
    await page.context().addCookies([{ name: 'am_clock', value: '12', domain: 'localhost', path: '/' }]);
    await open(page, mentor);
    await auditPage(page);
    await mondayFrom(page).fill('7');
    await page.getByLabel('Monday, to').fill('half past');
    await expect(mondayFrom(page)).toHaveValue('7:00 am');
    await page.getByLabel('Monday, to').blur();
    await expect(page.getByLabel('Monday, to')).toHaveValue('half past');
    await expect(page.getByLabel('Monday, to')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Monday, to').fill('17.00');
    await expect(page.getByLabel('Monday, to')).not.toHaveAttribute('aria-invalid');
    await page.getByLabel('Monday, to').blur();
    await expect(page.getByLabel('Monday, to')).toHaveValue('5:00 pm');
    await expect(page.getByRole('button', { name: 'Remove 7:00 am to 5:00 pm, Monday' })).toBeVisible();
    await mondayFrom(page).fill('9:00 am');
    const ahead = page.getByLabel('Booking window (days)');
    await ahead.fill('400');
    await expect(ahead).toHaveAccessibleDescription(/Enter a whole number from 0 to 365/);
    await ahead.fill('20');

    // The policy that can't be sent, and what a session that is over is answered.
    watch.expectProblem(
      /availability-settings|booking-policies|event-types|me\/resources|\/token|Failed to load resource/,
    );
    await page.route('**/booking-policies/*', (route) => route.abort());
    await save(page).click();
    await expect(page.getByText('Network connection issue. Please check your internet connection.')).toBeVisible();
    await expect(ahead).toHaveValue('20');
    await page.unroute('**/booking-policies/*');
    await endSession(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page).toHaveURL(/\/sign-in\?redirect_url=/);
    await scriptsReady(page);
    await page.getByRole('button', { name: 'Continue with email' }).click();
    await expect(page).toHaveURL(settingsOf(mentor));
    await expect(page.getByText('We’ve restored your unsaved changes.')).toBeVisible();
    await expect(ahead).toHaveValue('20');

    const { booking_policy } = await mentor.client.getAvailabilitySettings();
    await mentor.client.patchBookingPolicy({ params: { id: booking_policy.id }, body: { window_days: 33 } });
    await save(page).click();
    await expect(page.getByText('Changed in both places, showing your version: Booking window (days).')).toBeVisible();
    await expect(ahead).toHaveValue('20');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Show newer version' }).click();
    await expect(ahead).toHaveValue('33');
    await expect(page.getByText('This is the newer version, without your changes.')).toBeVisible();
    await auditPage(page);
    await page.getByRole('button', { name: 'Show your changes' }).click();
    await expect(ahead).toHaveValue('20');
    await ahead.fill('21');
    // Another field, and once more before this window has saved: both come together.
    await mentor.client.patchBookingPolicy({ params: { id: booking_policy.id }, body: { buffer_after_min: 25 } });
    await save(page).click();
    await expect(page.getByText('Here is that version with your changes added')).toBeVisible();
    await expect(page.getByText('Changed in both places')).toBeHidden();
    await save(page).click();
    await expect(page.getByText('Saved. Students can see it now.')).toBeVisible();

    await visit(page, '/my-profile/services');
    await page.getByRole('button', { name: 'Edit Intro call' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit service' });
    await test.step('[N-28] a price that cards can’t be charged shows an error before it is sent', async () => {
      await dialog.getByLabel('Price').fill('0.49');
      await dialog.getByRole('button', { name: 'Save service' }).click();
      await expect(dialog.getByLabel('Price')).toHaveAccessibleDescription('Enter at least €0.50');
      await expect(dialog.getByLabel('Currency').locator('option[value="GHS"]')).toHaveCount(0);
    });
    await dialog.getByLabel('Price').fill('12.345');
    await dialog.getByRole('button', { name: 'Save service' }).click();
    await expect(dialog.getByLabel('Price')).toHaveAccessibleDescription('Enter at most 2 decimals');
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('This service isn’t saved.')).toBeVisible();
    await auditPart(page);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByLabel('Price').fill('12.50');
    await page.reload();
    await expect(dialog.getByText('We’ve restored your unsaved changes.')).toBeVisible();
    await expect(dialog.getByLabel('Price')).toHaveValue('12.5');
    const service = (await mentor.client.listEventTypes({})).items[0]?.id ?? '';
    const description = 'Written in another window.';
    await mentor.client.patchEventType({ params: { id: service }, body: { description, title: 'First call' } });
    await dialog.getByLabel('Name').fill('A call to begin with');
    await dialog.getByRole('button', { name: 'Save service' }).click();
    await expect(dialog.getByText('Changed in both places, showing your version: Name.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Show newer version' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('First call');
    await expect(dialog.getByLabel('Price')).toHaveValue('');
    await auditPart(page);
    await dialog.getByRole('button', { name: 'Show your changes' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('A call to begin with');
    await expect(dialog.getByLabel('Description')).toHaveValue(description);
    await dialog.getByLabel('Name').fill('Intro call');
    await dialog.getByRole('button', { name: 'Save service' }).click();
    await expect(page.getByText('30 minutes · €12.50 · Google Meet')).toBeVisible();
    expect((await mentor.client.listEventTypes({})).items[0]).toMatchObject({ description, title: 'Intro call' });
    for (const [opener, title, back] of [
      ['Delete Intro call', 'Delete Intro call?', settingsOf(mentor)],
      ['Add schedule', 'Add schedule', null],
    ] as const) {
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await auditPart(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await (back && visit(page, back));
    }

    await ahead.fill('22');
    await page.getByRole('link', { name: 'View as a student' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(new RegExp(`/${mentor.slug}/availability$`));
    const after = await mentor.client.getAvailabilitySettings();
    expect(after.booking_policy).toMatchObject({ window_days: 21, buffer_after_min: 25 });
  });
});

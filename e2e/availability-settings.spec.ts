import { auditPart } from './support/audit.ts';
import { newMentor, type WithProfile } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

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
    // It is announced twice, but listed once.
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
    await expect(save(page)).toBeHidden();
  });

  await test.step('a service is added on a page of its own', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Your services' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    await page.getByRole('button', { name: 'Add service', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add service' });
    await dialog.getByRole('button', { name: 'Add service' }).click();
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name/);
    await auditPart(page);
    await dialog.getByLabel('Name').fill('Visa talk');
    await dialog.getByLabel('Length (minutes)').fill('60');
    await dialog.getByRole('button', { name: 'Add service' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Visa talk' })).toContainText('Instant booking');
  });

  await test.step('a visitor sees the service with the new hours', async () => {
    const visitor = await anotherBrowser({ timezoneId: zone });
    const at = (date: string) => `/${mentor.slug}/availability?event_type_slug=visa-talk&date=${date}`;
    await visit(visitor, at(days.monday));
    const slots = visitor.getByRole('radio');
    await expect(slots.first()).toContainText('15:00');
    await expect(slots.last()).toContainText('21:00');
    await visitor.getByText(/^\d+ more after /).click();
    await expect(slots.last()).toContainText('23:00');
    await expect(visitor.getByText('60 minutes')).toBeVisible();
    await expect(visitor.getByRole('grid').locator(`[data-day="${days.tuesday}"]`)).toContainText('no available times');
  });
});

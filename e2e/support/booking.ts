import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The days of the calendar that have four free times or more: enough for the tests that choose on one day at the same time, and
 * at whatever hour they run. A day that is nearly over has fewer.
 */
export function freeDays(page: Page): Locator {
  return page.getByRole('grid').getByRole('link', { name: /, ([4-9]|\d\d+) available times/ });
}

/** The times of the chosen day. */
export function times(page: Page): Locator {
  return page.getByRole('radiogroup').getByRole('radio');
}

/** The time of the chosen day that starts at an instant. */
export function timeAt(page: Page, start: string): Locator {
  return times(page).and(page.locator(`[href*="${encodeURIComponent(start)}"]`));
}

/**
 * Chooses a time on a free day.
 * @param day the index of the free day, from 0; tests that run at once take different ones
 * @param time the index of the day's time, from 0
 * @returns the start as the address bar has it, an instant in UTC
 */
export async function chooseTime(page: Page, day: number, time = 1): Promise<string> {
  const date = (await freeDays(page).nth(day).getAttribute('data-day')) ?? '';
  const ofDay = page.locator(`[data-day="${date}"]`);
  await page.getByRole('grid').locator(ofDay).click();
  // Another day may have been chosen before, and another time.
  await expect(page.getByRole('gridcell', { selected: true }).locator(ofDay)).toBeVisible();
  const href = await times(page).nth(time).getAttribute('href');
  const start = new URL(href ?? '', page.url()).searchParams.get('start') ?? '';
  await timeAt(page, start).click();
  await expect(timeAt(page, start)).toBeChecked();
  await expect.poll(() => new URL(page.url()).searchParams.get('start')).toBe(start);
  return start;
}

/** The same instant as people in a zone write it: `21:30`. */
export function clock(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
}

/** Goes from the chosen time to what the mentor is told. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Tell .* what you need$/ })).toBeVisible();
}

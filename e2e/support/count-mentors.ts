import type { Page } from '@playwright/test';

/** How many mentors the page of the search says that there are. */
export async function countMentors(page: Page): Promise<number> {
  const heading = await page.getByRole('heading', { level: 1, name: /\d+ mentor/ }).textContent();
  return Number.parseInt(heading ?? '', 10);
}

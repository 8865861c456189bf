/// <reference lib="dom" />

import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts answer to the reader. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsReady(page);
}

/** React marks the elements that it has taken over from the server. */
export async function scriptsReady(page: Page): Promise<void> {
  // `waitForFunction` would send 350 kB of script into each page first. A page that redirects has to be checked again.
  await expect(() => page.evaluate(takenOver)).toPass({ intervals: [20, 100] });
}

/** Runs in the page, and ends when React has taken it over. The timers there may be those of a test. */
async function takenOver(): Promise<void> {
  const isTakenOver = () =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__reactFiber'));
  while (!isTakenOver()) {
    await scheduler.postTask(() => {}, { delay: 20 });
  }
}

/** Path, query and fragment that the address bar shows. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
}

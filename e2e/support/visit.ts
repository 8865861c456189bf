/// <reference lib="dom" />

import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts answer to the reader: what is pressed before that may be lost. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsReady(page);
}

/** React marks the elements that it has taken over from the server. */
export async function scriptsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('#main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Path, query and fragment that the address bar shows. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
}

/// <reference lib="dom" />

import type { Page } from '@playwright/test';

interface Kept {
  realTimeout?: typeof AbortSignal.timeout;
}

/**
 * Puts the clock of a page into the hands of the test, but for the ten seconds after which a call is given up: time that a
 * test skips would cut off whatever is on its way just then.
 */
export async function takeClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    (globalThis as Kept).realTimeout = AbortSignal.timeout.bind(AbortSignal);
  });
  await page.clock.install();
  await page.addInitScript(() => {
    const { realTimeout } = globalThis as Kept;
    if (realTimeout !== undefined) AbortSignal.timeout = realTimeout;
  });
}

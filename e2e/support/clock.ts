/// <reference lib="dom" />

import type { Page } from '@playwright/test';

interface Kept {
  realTimeout?: typeof AbortSignal.timeout;
}

/**
 * Puts the clock of a page into the hands of the test, but for the ten seconds after which a call is given up: time that a
 * test skips would cut off whatever is on its way just then. A clock that `stands` moves by the test alone; otherwise it
 * runs on, and on a slow machine what is due soon comes by itself.
 */
export async function takeClock(page: Page, { stands = false } = {}): Promise<void> {
  await page.addInitScript(() => {
    (globalThis as Kept).realTimeout = AbortSignal.timeout.bind(AbortSignal);
  });
  await page.clock.install();
  await page.addInitScript(() => {
    const { realTimeout } = globalThis as Kept;
    if (realTimeout !== undefined) AbortSignal.timeout = realTimeout;
  });
  if (stands) await page.clock.pauseAt(Date.now() + 60_000);
}

/// <reference lib="dom" />

import type { Page } from '@playwright/test';

interface Kept {
  realTimeout?: typeof AbortSignal.timeout;
}

/**
 * Lets the test control a page's clock, except for the ten seconds of a call's timeout: time that a
 * test skips would abort pending calls. A clock that `stands` only moves by the test; otherwise it
 * runs on, and on a slow machine timers that are due soon fire by themselves.
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

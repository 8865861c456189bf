import type { Page, Request } from '@playwright/test';

const QUIET_MS = 500;
/** Streams are read with `fetch`, because of their headers, so only their paths identify them. */
const isStream = (request: Request) => /\/(?:stream|changes)$/.test(new URL(request.url()).pathname);

/**
 * Opens a URL and waits until no request has been pending for half a second. Playwright's own `networkidle` never comes while
 * a stream of events is open, and answering it by a route would switch off the browser's cache.
 */
export async function openUntilIdle(page: Page, url: string): Promise<void> {
  const waiting = new Set<Request>();
  let last = performance.now();
  const begin = (request: Request) => {
    if (!isStream(request)) {
      waiting.add(request);
      last = performance.now();
    }
  };
  const end = (request: Request) => {
    if (waiting.delete(request)) {
      last = performance.now();
    }
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(url, { waitUntil: 'load' });
  while (waiting.size > 0 || performance.now() - last < QUIET_MS) {
    // eslint-disable-next-line no-await-in-loop
    await page.waitForTimeout(100);
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

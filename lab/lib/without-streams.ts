import type { BrowserContext } from '@playwright/test';

/** Answers the streams of events of the signed-in person with nothing: as long as one is open, no page is ever idle. */
export async function withoutStreams(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/v1\/(messages|notifications)\/stream$/, (route) => route.fulfill({ status: 204 }));
}

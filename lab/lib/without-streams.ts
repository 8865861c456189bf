import type { BrowserContext } from '@playwright/test';

/** Answers the streams of events of the signed-in person with an empty answer, because a page with an open stream is never idle. */
export async function withoutStreams(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/v1\/(messages|notifications)\/stream$/, (route) => route.fulfill({ status: 204 }));
}

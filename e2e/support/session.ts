/// <reference lib="dom" />

import type { Page } from '@playwright/test';

/** Changes this browser's stored session, under the names of the OpenID library. */
async function changeSession(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.evaluate((given) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('am_oidc.user:')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, ...given }));
  }, changes);
}

/** Expires the access token; the refresh token is still valid. */
export const endAccessToken = (page: Page) => changeSession(page, { expires_at: 1 });

/** Neither token counts any longer, as after a month. */
export const endSession = (page: Page) => changeSession(page, { expires_at: 1, refresh_token: 'no-longer-good' });

import type { Browser, BrowserContext } from '@playwright/test';

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export type DemoAccount = 'mentor' | 'prospect';

/** Signs in with a demo account as people do. @returns the browser's storage */
export async function signInAs(browser: Browser, origin: string, account: DemoAccount): Promise<Session> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/sign-in`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await page.getByLabel('Email').fill(`${account}@demo.test`);
  await page.getByLabel('Password').fill('study-abroad');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('banner').getByText('Your account').waitFor({ state: 'attached' });
  await page.waitForURL((url) => !url.pathname.includes('sso-callback'));
  const session = await context.storageState();
  await context.close();
  return session;
}

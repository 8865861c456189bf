import type { Browser, BrowserContext } from '@playwright/test';

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs the prospect of the demo data in as people do. @returns what the browser keeps of it */
export async function signInAsProspect(browser: Browser, origin: string): Promise<Session> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/sign-in`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await page.getByLabel('Email').fill('prospect@demo.test');
  await page.getByLabel('Password').fill('study-abroad');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('banner').getByText('Your account').waitFor({ state: 'attached' });
  await page.waitForURL((url) => !url.pathname.includes('sso-callback'));
  const session = await context.storageState();
  await context.close();
  return session;
}

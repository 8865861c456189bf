import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { storagePrefix } from '../apps/web/app/session/oidc/stored-session.ts';
import { auditAtBothSizes } from './support/audit.ts';
import { newPerson, signUpByHand } from './support/people.ts';
import { enterAsStaff, grantRole, openConsole } from './support/staff.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import type { Watch } from './support/watch.ts';

atOneSize();

/** Returns the code as an app shows it. */
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Takes the second factor away as an operator does, by the command. */
async function reset(email: string): Promise<void> {
  const env = { DATA_DIR: String(test.info().config.metadata['dataDir']) };
  const words = ['tools/staff.ts', email, '--reset-second-factor', '--reason', 'Lost the phone'];
  await promisify(execFile)(process.execPath, words, { env });
}

/** Returns the claims about the sign-in in this browser's access token. */
const signInOf = (page: Page) =>
  page.evaluate((prefix) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith(`${prefix}user:`)) ?? '';
    const { access_token } = JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token: string };
    const part = access_token.split('.')[1] ?? '';
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
  }, storagePrefix);

/** Answers the first page of the console once like an instance with STAFF_ACR. */
async function askForMore(page: Page, watch: Watch): Promise<void> {
  watch.expectProblem(/status of 401|answer 401: GET .*\/admin\/today/);
  await page.route('**/api/v1/admin/today', (route) =>
    route.fulfill({
      status: 401,
      headers: {
        'content-type': 'application/problem+json',
        'www-authenticate': 'Bearer error="insufficient_user_authentication", acr_values="mfa", max_age="43200"',
      },
      body: JSON.stringify({
        type: 'urn:abroad-mentors:problem:staff-sign-in-again',
        code: 'STAFF_SIGN_IN_AGAIN',
        status: 401,
        detail: '',
        request_id: 'played',
      }),
    }),
  );
  await openConsole(page, watch, '/admin', 'Today');
  await expect(heading(page, 'Sign in again to open the console', 2)).toBeVisible();
  await page.unroute('**/api/v1/admin/today');
}

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name });
const codeField = (page: Page) => page.getByRole('textbox');

async function signInAgain(page: Page, watch: Watch): Promise<void> {
  await askForMore(page, watch);
  await page.getByRole('button', { name: 'Sign in again' }).click();
}

/** From the page with the key to the codes for recovery. @returns the key and the codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await expect(heading(page, 'Set up your second step')).toBeVisible();
  const secret = ((await page.locator('.key code').textContent()) ?? '').replaceAll(' ', '');
  await codeField(page).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(heading(page, 'Save your recovery codes')).toBeVisible();
  return { secret, codes: await page.locator('.recovery code').allTextContents() };
}

async function backInConsole(page: Page): Promise<void> {
  await expect(heading(page, 'Today')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin');
  await expect(page.getByText('Nothing is waiting').or(page.locator('.console-tiles')).first()).toBeVisible();
}

test('[T-107] [T-26] [T-27] staff set up a second factor, sign in by it and by a recovery code, and set up another when it is lost', async ({
  page,
  watch,
  anotherBrowser,
}) => {
  watch.expectProblem(/status of 401.*second-factor|answer 401: POST .*second-factor/);
  const person = newPerson('Sam', 'Second');
  await signUpByHand(page, 'neither', person);
  await grantRole(person.email, 'support');
  await askForMore(page, watch);
  await auditAtBothSizes(page);
  await page.getByRole('button', { name: 'Sign in again' }).click();

  // The session only lacks the second factor.
  await expect(heading(page, 'Set up your second step')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await auditAtBothSizes(page);
  await codeField(page).fill('12345');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/That code is wrong/)).toBeVisible();
  await auditAtBothSizes(page);
  const { secret, codes } = await setUp(page);
  expect(codes).toHaveLength(8);
  await auditAtBothSizes(page);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await backInConsole(page);
  expect(await signInOf(page)).toMatchObject({ acr: 'mfa', amr: ['pwd', 'otp', 'mfa'] });

  // A refusal so soon after means that the last sign-in was not enough: all factors are requested again.
  const givePassword = async () => {
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signInAgain(page, watch);
  await givePassword();
  await expect(heading(page, 'Enter your code')).toBeVisible();
  await auditAtBothSizes(page);
  const [code = ''] = codes;
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await backInConsole(page);
  await signInAgain(page, watch);
  await givePassword();
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/already used/)).toBeVisible();
  await auditAtBothSizes(page);

  await reset(person.email);
  const admin = await anotherBrowser();
  await enterAsStaff(admin, 'admin');
  await openConsole(admin, watch, '/admin/audit?kind=second_factor_removed', 'Audit');
  const entry = admin.getByRole('row', { name: new RegExp(person.first_name) });
  await expect(entry).toContainText('Second factor removed');
  await expect(entry).toContainText('Command line');
  await expect(entry).toContainText('Lost the phone');

  await signInAgain(page, watch);
  await givePassword();
  const renewed = await setUp(page);
  expect(renewed.secret).not.toBe(secret);
  expect(renewed.codes).not.toContain(codes[1]);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await backInConsole(page);
});

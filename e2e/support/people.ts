import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { destinationAfter } from '../../apps/web/app/session/after-sign-in.ts';
import type { Person } from './person.ts';
import { enter } from './quick-session.ts';
import { scriptsReady, visit } from './visit.ts';

export type { Person };

/** A new person with a unique name, so that tests don't share people. */
export function newPerson(first_name: string, last_name: string): Person {
  const letters = randomUUID().replaceAll(/[^a-f]/g, '');
  return {
    first_name: `${first_name}${letters}`,
    last_name,
    email: `${first_name.toLowerCase()}-${randomUUID()}@example.com`,
    password: 'a long way from home',
  };
}

const signUpPages = { mentor: '/mentor/signup', prospect: '/prospect/signup', neither: '/sign-up' } as const;

/** Signs up a new person with account and record, up to the product's next page. */
export async function signUp(page: Page, kind: keyof typeof signUpPages, person: Person): Promise<void> {
  await enter(page, person, { isNew: true });
  const intent = { kind: kind === 'neither' ? null : kind, is_sign_up: true, redirect_url: null };
  await visit(page, destinationAfter(intent));
}

/** Signs a person up by email on the provider's own pages, up to the product's next page. */
export async function signUpByHand(page: Page, kind: keyof typeof signUpPages, person: Person): Promise<void> {
  await visit(page, signUpPages[kind]);
  await fillSignUp(page, person);
}

/** Signs a person up from the open sign-up page. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await scriptsReady(page);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await page.getByLabel('First name').fill(person.first_name);
  await page.getByLabel('Last name').fill(person.last_name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await backFromProvider(page);
}

/** Signs a person with an account in from the open sign-in page. */
export async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await scriptsReady(page);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await backFromProvider(page);
}

type DemoAccount = 'mentor' | 'prospect' | 'both';

export const credentialsOf = (account: DemoAccount) => ({ email: `${account}@demo.test`, password: 'study-abroad' });

/** One of the demonstration accounts, signed in. No page is opened. */
export async function enterAsDemo(page: Page, account: DemoAccount): Promise<void> {
  await enter(page, { ...credentialsOf(account), first_name: '', last_name: '' }, { isNew: false });
}

/** One of the demonstration accounts, on the product's page after the sign-in. */
export async function signInAsDemo(page: Page, account: DemoAccount): Promise<void> {
  await enterAsDemo(page, account);
  await visit(page, '/');
}

/** Signs in as one of the demonstration accounts on the provider's own pages. */
export async function signInAsDemoByHand(page: Page, account: DemoAccount): Promise<void> {
  await visit(page, '/sign-in');
  await fillSignIn(page, credentialsOf(account));
}

/** Waits until the product has taken the provider's answer and has redirected. */
export async function backFromProvider(page: Page): Promise<void> {
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).not.toHaveURL(/sso-callback/);
  await scriptsReady(page);
}

/** The button behind which the signed-in person's links are: in the header, on a phone in the dock. */
export function accountMenu(page: Page): Locator {
  return page.locator('summary', { hasText: 'Your account' });
}

/** Signs out by the menu. */
export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(accountMenu(page)).toBeHidden();
}

/** Opens the links that are behind a button on a phone. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Open menu' });
  if (await menu.isVisible()) {
    await menu.click();
  }
}

/** Opens the choice of language, currency and colours, by its name in the page's language. */
export const openChoices = (page: Page, name = 'Language and currency') =>
  page.getByRole('banner').locator('summary', { hasText: name }).click();

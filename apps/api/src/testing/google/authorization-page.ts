import { escapeHtml } from '@abroad/contract/escape-html';
import { newId } from '../../core/ids.ts';
import type { World } from './world.ts';

/** The query of an authorization request (RFC 6749, section 4.1.1; RFC 7636, section 4.3). */
export type Question = Readonly<Record<string, string | undefined>>;

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in - Google Accounts (stand-in)</title>${body}</html>`;

/** Words for a question that must not be answered by a redirect (RFC 6749, section 4.1.2.1); null when it is well. */
export function wrongQuestion(world: World, question: Question): string | null {
  if (question['client_id'] !== world.client_id) {
    return 'Error 401: invalid_client';
  }
  if (!world.redirect_uris.has(question['redirect_uri'] ?? '')) {
    return 'Error 400: redirect_uri_mismatch';
  }
  const isWhole =
    question['response_type'] === 'code' &&
    question['code_challenge_method'] === 'S256' &&
    /^[\w-]{43}$/.test(question['code_challenge'] ?? '') &&
    (question['scope'] ?? '') !== '';
  return isWhole ? null : 'Error 400: invalid_request';
}

export const errorPage = (words: string) => page(`<h1>Access blocked</h1><p>${escapeHtml(words)}</p>`);

/** Renders the account, the rights, and yes or no as a form, for people and for tests. */
export function consentPage(world: World, question: Question): string {
  const hidden = Object.entries(question)
    .filter(([name]) => name !== 'scope')
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value ?? '')}">`);
  const accounts = [...world.accounts.keys()].map(
    (email, index) =>
      `<p><label><input type="radio" name="account" value="${escapeHtml(email)}"${index === 0 ? ' checked' : ''}> ${escapeHtml(email)}</label></p>`,
  );
  const scopes = (question['scope'] ?? '')
    .split(' ')
    .map(
      (scope) =>
        `<p><label><input type="checkbox" name="scope" value="${escapeHtml(scope)}" checked> ${escapeHtml(scope)}</label></p>`,
    );
  return page(
    `<h1>Abroad Mentors wants access to your Google Account</h1><form method="post" action="/o/oauth2/v2/consent">` +
      `${hidden.join('')}<fieldset><legend>Account</legend>${accounts.join('')}</fieldset>` +
      `<fieldset><legend>Access</legend>${scopes.join('')}</fieldset>` +
      `<button name="decision" value="allow">Continue</button> <button name="decision" value="deny">Cancel</button></form>`,
  );
}

/** Google spells the two short scopes out. */
const spelled = (scope: string) => (scope === 'email' ? 'https://www.googleapis.com/auth/userinfo.email' : scope);

/** Where the browser is sent with the person's decision (RFC 6749, section 4.1.2); null for an account that is none. */
export function decide(world: World, form: URLSearchParams): string | null {
  const account = world.accounts.get(form.get('account') ?? '');
  const back = new URL(form.get('redirect_uri') ?? '');
  back.searchParams.set('state', form.get('state') ?? '');
  if (form.get('decision') !== 'allow') {
    back.searchParams.set('error', 'access_denied');
    return back.href;
  }
  if (!account) {
    return null;
  }
  const code = `4/0A${newId()}`;
  const scopes = form.getAll('scope').map(spelled);
  world.codes.set(code, {
    account,
    scopes,
    challenge: form.get('code_challenge') ?? '',
    redirect_uri: form.get('redirect_uri') ?? '',
    nonce: form.get('nonce'),
  });
  back.searchParams.set('code', code);
  back.searchParams.set('scope', scopes.join(' '));
  return back.href;
}

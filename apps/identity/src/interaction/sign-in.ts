import { findAccountByEmail } from '../accounts/accounts.ts';
import { verifyPassword } from '../accounts/password.ts';
import { readForm } from '../http/read-form.ts';
import { sendPage } from '../../../embedded/src/respond.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import type { Exchange } from './exchange.ts';
import { finishSignIn } from './finish.ts';
import { checkForm, signInForm } from './forms.ts';

/** A hint by the client (OpenID Connect Core 1.0, 3.1.2.1), if it is one that a form could hold. */
function readLoginHint({ url, params }: Exchange): string | undefined {
  const hint = url.searchParams.get('email') ?? params['login_hint'];
  return typeof hint === 'string' && hint.length <= 254 && !hint.includes('\0') ? hint : undefined;
}

export function showSignIn(exchange: Exchange): void {
  const email = readLoginHint(exchange);
  sendPage(exchange.res, 200, signInPage(exchange.view, { uid: exchange.uid, email }));
}

/** Signs in by address and password: 303 to the client, 400 with messages, 401 when they are wrong. */
export async function submitSignIn(exchange: Exchange): Promise<void> {
  const { identity, req, res, uid, view } = exchange;
  const fields = await readForm(req, identity.config.issuer);
  const form = checkForm(signInForm, fields, view.words);
  if (!form.ok) {
    sendPage(res, 400, signInPage(view, { uid, email: fields['email'], errors: form.errors }));
    return;
  }
  const { email, password } = form.data;
  const account = await findAccountByEmail(identity.pool, email);
  const isRight = await verifyPassword(password, account?.password ?? null, identity.config.password_cost);
  if (account === null || !isRight) {
    sendPage(res, 401, signInPage(view, { uid, email, problem: view.words.signIn.wrong }));
    return;
  }
  await finishSignIn(exchange, account.id, ['pwd']);
}

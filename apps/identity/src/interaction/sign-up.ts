import { addAccount, findAccountByEmail, makeAccountId } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/password.ts';
import { readForm } from '../http/read-form.ts';
import { sendPage } from '../../../embedded/src/respond.ts';
import { signUpPage } from '../pages/sign-up-page.ts';
import type { Exchange } from './exchange.ts';
import { finishSignIn } from './finish.ts';
import { checkForm, signUpForm } from './forms.ts';

export function showSignUp({ res, view, uid, params }: Exchange): void {
  const hint = params['login_hint'];
  const values = typeof hint === 'string' ? { email: hint } : {};
  sendPage(res, 200, signUpPage(view, { uid, values }));
}

/** Makes an account and signs in: 303 to the client, 400 with messages, 409 when the address is taken. */
export async function submitSignUp(exchange: Exchange): Promise<void> {
  const { identity, req, res, uid, view } = exchange;
  const values = await readForm(req, identity.config.issuer);
  const form = checkForm(signUpForm, values, view.words);
  if (!form.ok) {
    sendPage(res, 400, signUpPage(view, { uid, values, errors: form.errors }));
    return;
  }
  const { first_name, last_name, email, password } = form.data;
  const id = makeAccountId();
  const isKnown = (await findAccountByEmail(identity.pool, email)) !== null;
  const isAdded =
    !isKnown &&
    (await addAccount(identity.pool, {
      id,
      email,
      // No mail is sent in development, so every address counts as verified.
      email_verified: true,
      given_name: first_name,
      family_name: last_name,
      password: await hashPassword(password, identity.config.password_cost),
      upstream: 'password',
    }));
  if (!isAdded) {
    sendPage(res, 409, signUpPage(view, { uid, values, isTaken: true }));
    return;
  }
  await finishSignIn(exchange, id, ['pwd']);
}

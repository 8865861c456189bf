import { fullName } from '@abroad/contract/full-name';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts/demo-accounts.ts';
import type { FieldErrors } from '../interaction/forms.ts';
import { interactionPaths } from '../interaction/paths.ts';
import { errorMessage, field } from './field.ts';
import { html } from '../../../embedded/src/html.ts';
import type { Html } from '../../../embedded/src/html.ts';
import { cardPage } from '../../../embedded/src/layout.ts';
import { filled } from '../locales/index.ts';
import type { View } from './view.ts';

export type SignInState = { uid: string; email?: string | undefined; problem?: string; errors?: FieldErrors };

/** One form per account, each with the account's password: demo accounts sign in in the same way as other accounts. */
function demoAccounts({ words: { demo }, language }: View, uid: string): Html {
  const buttons = DEMO_ACCOUNTS.map(
    (account) =>
      html`<li>
        <form method="post" action="${interactionPaths(uid).signIn}">
          <input type="hidden" name="email" value="${account.email}" />
          <input type="hidden" name="password" value="${DEMO_PASSWORD}" />
          <button class="account">
            <strong>${account.email}</strong>
            <small
              >${fullName({ first_name: account.given_name, last_name: account.family_name }, language)} ·
              ${demo.roles[account.role]}</small
            >
          </button>
        </form>
      </li>`,
  );
  return html`<section class="card sunken" aria-labelledby="demo">
    <h2 id="demo">${demo.title}</h2>
    <p class="hint">${filled(demo.hint, { password: DEMO_PASSWORD })}</p>
    <ul class="accounts">
      ${buttons}
    </ul>
  </section>`;
}

/** Email and password, with what was typed and what was wrong with it. */
export function signInPage(view: View, { uid, email, problem, errors = {} }: SignInState): Html {
  const { words } = view;
  const paths = interactionPaths(uid);
  const content = html`
    ${problem && errorMessage(problem, 'problem')}
    <form id="sign-in" class="fields" method="post" action="${paths.signIn}" novalidate>
      ${field({ name: 'email', label: words.field.email, type: 'email', autocomplete: 'username', value: email, error: errors['email'], maxlength: 254, autofocus: !email })}
      ${field({ name: 'password', label: words.field.password, type: 'password', autocomplete: 'current-password', error: errors['password'], maxlength: 200, autofocus: Boolean(email) })}
      <button class="button primary">${words.signIn.submit}</button>
    </form>
    <p class="switch">${words.signIn.noAccount} <a href="${paths.signUp}">${words.signIn.signUp}</a></p>
    <p class="switch"><a href="${paths.cancel}">${words.cancel}</a></p>
  `;
  return cardPage(view, {
    title: words.signIn.title,
    subtitle: words.signIn.subtitle,
    content,
    below: demoAccounts(view, uid),
  });
}

import type { FieldErrors } from '../interaction/forms.ts';
import { interactionPaths } from '../interaction/paths.ts';
import type { Words } from '../locales/index.ts';
import { field, namesAsked } from './field.ts';
import { html } from '../../../embedded/src/html.ts';
import type { Html } from '../../../embedded/src/html.ts';
import { warningIcon } from './icons.ts';
import { cardPage } from '../../../embedded/src/layout.ts';
import type { View } from './view.ts';

export type SignUpState = { uid: string; values?: Record<string, string>; errors?: FieldErrors; isTaken?: boolean };

function takenMessage({ signUp }: Words, uid: string, email: string): Html {
  const address = `${interactionPaths(uid).signIn}?email=${encodeURIComponent(email)}`;
  return html`<p class="error" id="problem" role="alert">
    ${warningIcon}<span>${signUp.taken} <a href="${address}">${signUp.signInInstead}</a></span>
  </p>`;
}

/** Names, address and a new password; everything but the password stays when something is wrong. */
export function signUpPage(view: View, { uid, values = {}, errors = {}, isTaken = false }: SignUpState): Html {
  const { words } = view;
  const paths = interactionPaths(uid);
  const asked = namesAsked(view);
  const firstWrong = Object.keys(errors)[0] ?? (isTaken ? 'email' : asked[0]?.name);
  const names = [
    ...asked,
    { name: 'email', label: words.field.email, type: 'email', autocomplete: 'username', maxlength: 254 },
  ] as const;
  const fields = names.map((entry) =>
    field({ ...entry, value: values[entry.name], error: errors[entry.name], autofocus: firstWrong === entry.name }),
  );
  const content = html`
    ${isTaken && takenMessage(words, uid, values['email'] ?? '')}
    <form id="sign-up" class="fields" method="post" action="${paths.signUp}" novalidate>
      ${fields}
      ${field({ name: 'password', label: words.field.password, type: 'password', autocomplete: 'new-password', error: errors['password'], hint: words.field.newPasswordHint, maxlength: 200, autofocus: firstWrong === 'password' })}
      <button class="button primary">${words.signUp.submit}</button>
    </form>
    <p class="switch">${words.signUp.hasAccount} <a href="${paths.signIn}">${words.signUp.signIn}</a></p>
  `;
  return cardPage(view, { title: words.signUp.title, subtitle: words.signUp.subtitle, content });
}

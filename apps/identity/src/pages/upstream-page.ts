import { fullName } from '@abroad/contract/full-name';
import type { Upstream } from '../accounts/account.ts';
import { UPSTREAM_NAMES, UPSTREAM_PEOPLE } from '../accounts/upstream-accounts.ts';
import type { FieldErrors } from '../interaction/forms.ts';
import { interactionPaths } from '../interaction/paths.ts';
import { errorMessage, field, namesAsked } from './field.ts';
import { html } from '../../../embedded/src/html.ts';
import type { Html } from '../../../embedded/src/html.ts';
import { cardPage } from '../../../embedded/src/layout.ts';
import { filled } from '../locales/index.ts';
import type { View } from './view.ts';

export type UpstreamState = {
  uid: string;
  upstream: Upstream;
  values?: Record<string, string>;
  errors?: FieldErrors;
  problem?: string;
};

function readyAccounts({ words, language }: View, uid: string, upstream: Upstream): Html {
  const buttons = UPSTREAM_PEOPLE[upstream].map(
    (person) =>
      html`<li>
        <form method="post" action="${interactionPaths(uid).upstream(upstream)}">
          <input type="hidden" name="email" value="${person.email}" />
          <input type="hidden" name="first_name" value="${person.given_name}" />
          <input type="hidden" name="last_name" value="${person.family_name}" />
          <button class="account">
            <strong>${fullName({ first_name: person.given_name, last_name: person.family_name }, language)}</strong
            ><small>${person.email}</small>
          </button>
        </form>
      </li>`,
  );
  return html`<ul class="accounts" aria-label="${words.upstream.choose}">
    ${buttons}
  </ul>`;
}

function anotherAddress(view: View, { uid, upstream, values = {}, errors = {} }: UpstreamState): Html {
  const { words } = view;
  const value = (name: string) => ({ name, value: values[name], error: errors[name], required: false });
  return html`<h2>${words.upstream.another}</h2>
    <form id="another" class="fields" method="post" action="${interactionPaths(uid).upstream(upstream)}" novalidate>
      ${field({ ...value('email'), label: words.field.email, type: 'email', autocomplete: 'email', maxlength: 254 })}
      ${namesAsked(view).map((asked, at) => field({ ...asked, ...value(asked.name), ...(at === 1 && { hint: words.upstream.namesHint }) }))}
      <button class="button line">${words.upstream.submit}</button>
    </form>`;
}

/** Stands where Google, GitHub or Microsoft would ask who the person is, and says that it is a stand-in. */
export function upstreamPage(view: View, state: UpstreamState): Html {
  const { words } = view;
  const named = { provider: UPSTREAM_NAMES[state.upstream] };
  const content = html`
    <p class="notice">${filled(words.upstream.notice, named)}</p>
    ${state.problem && errorMessage(state.problem, 'problem')} ${readyAccounts(view, state.uid, state.upstream)}
    ${anotherAddress(view, state)}
    <p class="switch"><a href="${interactionPaths(state.uid).signIn}">${words.upstream.emailPassword}</a></p>
    <p class="switch"><a href="${interactionPaths(state.uid).cancel}">${words.cancel}</a></p>
  `;
  return cardPage(view, { title: filled(words.upstream.title, named), content });
}

import { fullName, nameFields } from '@abroad/contract/full-name';
import { Html, html } from '../../embedded/src/html.ts';
import { cardPage } from '../../embedded/src/layout.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, UPSTREAM_PEOPLE, UPSTREAMS, type Upstream } from './accounts.ts';
import { filled, type View } from './words.ts';

/** The pages of one interaction. All lie under one path, which is the path of its cookie. */
export function interactionPaths(uid: string) {
  const page = `/interaction/${encodeURIComponent(uid)}`;
  return {
    signIn: `${page}/sign-in`,
    signUp: `${page}/sign-up`,
    secondFactor: `${page}/second-factor`,
    /** Takes the first code of a new second factor. */
    secondFactorSetUp: `${page}/second-factor/set-up`,
    /** After its recovery codes were shown. */
    secondFactorDone: `${page}/second-factor/done`,
    /** Ends the interaction without signing in. */
    cancel: `${page}/cancel`,
    upstream: (upstream: Upstream) => `${page}/upstream/${upstream}`,
  };
}

const warningIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="M12 8v5M12 16.5v.5M10.3 4.2 2.8 17.5A2 2 0 0 0 4.500 20.500h15a2 2 0 0 0 1.700-3L13.700 4.200a2 2 0 0 0-3.400 0Z"
  />
</svg>`;

/** A message under a field or above a form, with the warning icon. */
const errorMessage = (text: string | Html, id: string) =>
  html`<p class="error" id="${id}" role="alert">${warningIcon}<span>${text}</span></p>`;

type Field = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string | undefined;
  error?: string | undefined;
  hint?: string;
  maxlength: number;
  required?: boolean;
  autofocus?: boolean;
};

/** A labelled input; its error stands under it, with the warning icon, and is tied to it for screen readers. */
export function field(options: Field): Html {
  const { name, label, type = 'text', autocomplete, value, error, hint, maxlength, required = true } = options;
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}${required && html` <span aria-hidden="true">*</span>`}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      maxlength="${maxlength}"
      ${described && html`aria-describedby="${described}"`}
      ${required && html`aria-required="true"`}
      ${error && html`aria-invalid="true" class="bad"`}
      ${options.autofocus && html`autofocus`}
    />
    ${error && errorMessage(error, `${name}-error`)} ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

/** The two fields of a name, in the order in which the reader's language asks for them. */
const namesAsked = ({ language, words }: View) =>
  nameFields(language).map((name) =>
    name === 'first_name'
      ? { name, label: words.field.firstName, autocomplete: 'given-name', maxlength: 50 }
      : { name, label: words.field.lastName, autocomplete: 'family-name', maxlength: 50 },
  );

export const cancelLink = ({ words }: View, uid: string): Html =>
  html`<p class="switch"><a href="${interactionPaths(uid).cancel}">${words.cancel}</a></p>`;

/** A form of hidden fields for each account, which one click sends. */
const accountButtons = (
  action: string,
  accounts: { fields: Record<string, string>; strong: string; small: string }[],
) =>
  accounts.map(
    ({ fields, strong, small }) =>
      html`<li>
        <form method="post" action="${action}">
          ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
          <button class="account"><strong>${strong}</strong><small>${small}</small></button>
        </form>
      </li>`,
  );

/** The page's facts: what was typed into a form, and what was wrong with it. */
type State = {
  uid: string;
  values?: Record<string, string>;
  errors?: Record<string, string>;
  problem?: string | Html;
};

/** Email and password; below them the demo accounts, which sign in in the same way as other accounts. */
export function signInPage(view: View, { uid, values = {}, problem, errors = {} }: State): Html {
  const { words, language } = view;
  const { email } = values;
  const paths = interactionPaths(uid);
  const content = html`
    ${problem && errorMessage(problem, 'problem')}
    <form id="sign-in" class="fields" method="post" action="${paths.signIn}" novalidate>
      ${field({ name: 'email', label: words.field.email, type: 'email', autocomplete: 'username', value: email, error: errors['email'], maxlength: 254, autofocus: !email })}
      ${field({ name: 'password', label: words.field.password, type: 'password', autocomplete: 'current-password', error: errors['password'], maxlength: 200, autofocus: Boolean(email) })}
      <button class="button primary">${words.signIn.submit}</button>
    </form>
    <p class="switch">${words.signIn.noAccount} <a href="${paths.signUp}">${words.signIn.signUp}</a></p>
    ${cancelLink(view, uid)}
  `;
  const accounts = DEMO_ACCOUNTS.map((account) => ({
    fields: { email: account.email, password: DEMO_PASSWORD },
    strong: account.email,
    small: `${fullName({ first_name: account.given_name, last_name: account.family_name }, language)} · ${words.demo.roles[account.role]}`,
  }));
  const below = html`<section class="card sunken" aria-labelledby="demo">
    <h2 id="demo">${words.demo.title}</h2>
    <p class="hint">${filled(words.demo.hint, { password: DEMO_PASSWORD })}</p>
    <ul class="accounts">
      ${accountButtons(paths.signIn, accounts)}
    </ul>
  </section>`;
  return cardPage(view, { title: words.signIn.title, subtitle: words.signIn.subtitle, content, below });
}

/** Names, address and a new password; everything but the password stays when something is wrong. */
export function signUpPage(
  view: View,
  { uid, values = {}, errors = {}, is_taken = false }: State & { is_taken?: boolean },
): Html {
  const { words } = view;
  const paths = interactionPaths(uid);
  const asked = namesAsked(view);
  const firstWrong = Object.keys(errors)[0] ?? (is_taken ? 'email' : asked[0]?.name);
  const fields: Field[] = [
    ...asked,
    { name: 'email', label: words.field.email, type: 'email', autocomplete: 'username', maxlength: 254 },
    {
      name: 'password',
      label: words.field.password,
      type: 'password',
      autocomplete: 'new-password',
      hint: words.field.newPasswordHint,
      maxlength: 200,
    },
  ];
  const signIn = `${paths.signIn}?email=${encodeURIComponent(values['email'] ?? '')}`;
  const content = html`
    ${is_taken && errorMessage(html`${words.signUp.taken} <a href="${signIn}">${words.signUp.signInInstead}</a>`, 'problem')}
    <form id="sign-up" class="fields" method="post" action="${paths.signUp}" novalidate>
      ${fields.map((one) =>
        field({
          ...one,
          value: one.type === 'password' ? undefined : values[one.name],
          error: errors[one.name],
          autofocus: firstWrong === one.name,
        }),
      )}
      <button class="button primary">${words.signUp.submit}</button>
    </form>
    <p class="switch">${words.signUp.hasAccount} <a href="${paths.signIn}">${words.signUp.signIn}</a></p>
  `;
  return cardPage(view, { title: words.signUp.title, subtitle: words.signUp.subtitle, content });
}

/** Stands where Google, GitHub or Microsoft would ask who the person is, and says that it is a stand-in. */
export function upstreamPage(
  view: View,
  { uid, upstream, values = {}, errors = {}, problem }: State & { upstream: Upstream },
): Html {
  const { words, language } = view;
  const paths = interactionPaths(uid);
  const named = { provider: UPSTREAMS[upstream] };
  const typed = (name: string) => ({ name, value: values[name], error: errors[name], required: false });
  const accounts = UPSTREAM_PEOPLE.map(({ given_name: first_name, family_name: last_name, mailbox }) => {
    const email = `${mailbox}@${upstream}.test`;
    const strong = fullName({ first_name, last_name }, language);
    return { fields: { email, first_name, last_name }, strong, small: email };
  });
  const content = html`
    <p class="notice">${filled(words.upstream.notice, named)}</p>
    ${problem && errorMessage(problem, 'problem')}
    <ul class="accounts" aria-label="${words.upstream.choose}">
      ${accountButtons(paths.upstream(upstream), accounts)}
    </ul>
    <h2>${words.upstream.another}</h2>
    <form id="another" class="fields" method="post" action="${paths.upstream(upstream)}" novalidate>
      ${field({ ...typed('email'), label: words.field.email, type: 'email', autocomplete: 'email', maxlength: 254 })}
      ${namesAsked(view).map((asked, at) => field({ ...asked, ...typed(asked.name), ...(at === 1 && { hint: words.upstream.namesHint }) }))}
      <button class="button line">${words.upstream.submit}</button>
    </form>
    <p class="switch"><a href="${paths.signIn}">${words.upstream.emailPassword}</a></p>
    ${cancelLink(view, uid)}
  `;
  return cardPage(view, { title: filled(words.upstream.title, named), content });
}

/**
 * Asks whether to sign out, or, with a nonce, signs out by itself.
 * @param form the library's form, already escaped
 */
export function signOutPage(view: View, form: string, nonce: string | null): Html {
  const { signOut } = view.words;
  const controls = html`<input type="hidden" name="logout" value="yes" />
    <button class="button primary">${signOut.submit}</button>`;
  const content = html`<div class="fields">
      ${new Html(form.replace('</form>', () => `${controls.toString()}</form>`))}
    </div>
    ${
      nonce &&
      html`<script nonce="${nonce}">
        document.forms[0].submit();
      </script>`
    }`;
  return cardPage(view, {
    title: signOut.title,
    subtitle: nonce === null ? signOut.question : signOut.leaving,
    content,
  });
}

function messagePage(view: View, title: string, subtitle: string): Html {
  const content = html`<a class="button primary" href="${view.webOrigin}/">${view.words.backToProduct}</a>`;
  return cardPage(view, { title, subtitle, content });
}

/** A sign-in that took too long or was finished already. */
export const expiredPage = (view: View): Html =>
  messagePage(view, view.words.error.expiredTitle, view.words.error.expired);

export const notFoundPage = (view: View): Html =>
  messagePage(view, view.words.error.notFoundTitle, view.words.error.notFound);

/** Any other refusal, with the reason. */
export const problemPage = (view: View, reason: string): Html => messagePage(view, view.words.error.title, reason);

import { html } from '../../../embedded/src/html.ts';
import type { Html } from '../../../embedded/src/html.ts';
import { cardPage } from '../../../embedded/src/layout.ts';
import { interactionPaths } from '../interaction/paths.ts';
import { field } from './field.ts';
import type { View } from './view.ts';

type State = { uid: string; problem?: string | undefined };

const codeField = ({ words: { secondFactor } }: View, label: string, maxlength: number, problem: string | undefined) =>
  field({
    name: 'code',
    label,
    autocomplete: 'one-time-code',
    maxlength,
    hint: secondFactor.codeHint,
    error: problem,
    autofocus: true,
  });

const cancel = ({ words }: View, uid: string) =>
  html`<p class="switch"><a href="${interactionPaths(uid).cancel}">${words.cancel}</a></p>`;

/** Asks for the code that the app shows now, or one of those for recovery. */
export function secondFactorPage(view: View, { uid, problem }: State): Html {
  const { secondFactor } = view.words;
  const content = html`
    <form id="second-factor" class="fields" method="post" action="${interactionPaths(uid).secondFactor}" novalidate>
      ${codeField(view, secondFactor.codeOrRecovery, 40, problem)}
      <button class="button primary">${secondFactor.submit}</button>
    </form>
    ${cancel(view, uid)}
  `;
  return cardPage(view, { title: secondFactor.title, subtitle: secondFactor.subtitle, content });
}

/** Shows what an app for codes needs, as a picture and as text, and asks for its first code. */
export function setUpPage(view: View, { uid, secret, code, problem }: State & { secret: string; code: string }): Html {
  const { secondFactor } = view.words;
  const content = html`
    <p>${secondFactor.scan}</p>
    <img class="qr" src="${code}" alt="${secondFactor.qrAlt}" width="200" height="200" />
    <p class="hint">${secondFactor.orType}</p>
    <p class="key"><code dir="ltr">${(secret.match(/.{1,4}/g) ?? []).join(' ')}</code></p>
    <form id="set-up" class="fields" method="post" action="${interactionPaths(uid).secondFactorSetUp}" novalidate>
      ${codeField(view, secondFactor.code, 10, problem)}
      <button class="button primary">${secondFactor.confirm}</button>
    </form>
    ${cancel(view, uid)}
  `;
  return cardPage(view, { title: secondFactor.setUpTitle, subtitle: secondFactor.setUpSubtitle, content });
}

/** The recovery codes, this once. */
export function recoveryPage(view: View, { uid, codes }: { uid: string; codes: readonly string[] }): Html {
  const { secondFactor } = view.words;
  const content = html`
    <ul class="recovery">
      ${codes.map((code) => html`<li><code dir="ltr">${code}</code></li>`)}
    </ul>
    <form id="done" class="fields" method="post" action="${interactionPaths(uid).secondFactorDone}">
      <button class="button primary">${secondFactor.saved}</button>
    </form>
  `;
  return cardPage(view, { title: secondFactor.recoveryTitle, subtitle: secondFactor.recoverySubtitle, content });
}

import { renderSVG } from 'uqr';
import { html, type Html } from '../../embedded/src/html.ts';
import { cardPage } from '../../embedded/src/layout.ts';
import { redirect, sendPage } from '../../embedded/src/respond.ts';
import { findAccountById } from './accounts.ts';
import { finishWithBoth, keepStep, stepsOf, type Exchange, type FirstStep } from './exchange.ts';
import { readForm } from './forms.ts';
import { cancelLink, field, interactionPaths } from './pages.ts';
import { lacksOnlySecondFactor } from './provider.ts';
import { beginSetUp, confirmSetUp, hasSecondFactor, takeCode } from './second-factors.ts';

const codeField = ({ view: { words } }: Exchange, label: string, maxlength: number, problem?: string): Html =>
  field({
    name: 'code',
    label,
    autocomplete: 'one-time-code',
    maxlength,
    hint: words.secondFactor.codeHint,
    error: problem,
    autofocus: true,
  });

/** Asks for the code that the app shows now, or one of those for recovery. */
function sendQuestion(exchange: Exchange, status: number, problem?: string): void {
  const { res, view, uid } = exchange;
  const { title, subtitle, codeOrRecovery, submit } = view.words.secondFactor;
  const content = html`
    <form id="second-factor" class="fields" method="post" action="${interactionPaths(uid).secondFactor}" novalidate>
      ${codeField(exchange, codeOrRecovery, 40, problem)}
      <button class="button primary">${submit}</button>
    </form>
    ${cancelLink(view, uid)}
  `;
  sendPage(res, status, cardPage(view, { title, subtitle, content }));
}

/** Shows what an app for codes needs, as a picture and as text, and asks for its first code. */
async function sendSetUp(exchange: Exchange, first: FirstStep, status: number, problem?: string): Promise<void> {
  const { identity, res, view, uid } = exchange;
  const { words } = view;
  const account = await findAccountById(identity.pool, first.account_id);
  const set_up = account && (await beginSetUp(identity.pool, account));
  if (set_up === null) {
    redirect(res, interactionPaths(uid).signIn);
    return;
  }
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(set_up.address, { border: 2 }))}`;
  const content = html`
    <p>${words.secondFactor.scan}</p>
    <img class="qr" src="${picture}" alt="${words.secondFactor.qrAlt}" width="200" height="200" />
    <p class="hint">${words.secondFactor.orType}</p>
    <p class="key"><code dir="ltr">${(set_up.secret.match(/.{1,4}/g) ?? []).join(' ')}</code></p>
    <form id="set-up" class="fields" method="post" action="${interactionPaths(uid).secondFactorSetUp}" novalidate>
      ${codeField(exchange, words.secondFactor.code, 10, problem)}
      <button class="button primary">${words.secondFactor.confirm}</button>
    </form>
    ${cancelLink(view, uid)}
  `;
  const { setUpTitle: title, setUpSubtitle: subtitle } = words.secondFactor;
  sendPage(res, status, cardPage(view, { title, subtitle, content }));
}

/** The recovery codes, this once. */
function sendRecoveryCodes({ res, view, uid }: Exchange, codes: readonly string[]): void {
  const { saved, recoveryTitle: title, recoverySubtitle: subtitle } = view.words.secondFactor;
  const content = html`
    <ul class="recovery">
      ${codes.map((code) => html`<li><code dir="ltr">${code}</code></li>`)}
    </ul>
    <form id="done" class="fields" method="post" action="${interactionPaths(uid).secondFactorDone}">
      <button class="button primary">${saved}</button>
    </form>
  `;
  sendPage(res, 200, cardPage(view, { title, subtitle, content }));
}

/** Finds the account that has passed the first step: in this interaction, or in a session that lacks only the second one. */
async function firstStepOf(exchange: Exchange): Promise<FirstStep | null> {
  const { identity, interaction } = exchange;
  const { first_step } = stepsOf(exchange);
  if (first_step !== undefined) {
    return first_step;
  }
  if (interaction.session === undefined || !lacksOnlySecondFactor(interaction.prompt.reasons)) {
    return null;
  }
  const session = await identity.provider.Session.findByUid(interaction.session.uid);
  return session?.accountId === undefined
    ? null
    : { account_id: session.accountId, amr: session.amr ?? [], signed_in_at: session.loginTs };
}

/** A step for a person who has passed the first one; others begin there. */
const afterFirstStep =
  (act: (exchange: Exchange, first: FirstStep) => void | Promise<void>) =>
  async (exchange: Exchange): Promise<void> => {
    const first = await firstStepOf(exchange);
    return first === null ? redirect(exchange.res, interactionPaths(exchange.uid).signIn) : act(exchange, first);
  };

/** Asks for a code, or shows how to get codes where the account has no second factor yet. */
export const showSecondFactor = afterFirstStep(async (exchange, first) =>
  (await hasSecondFactor(exchange.identity.pool, first.account_id))
    ? sendQuestion(exchange, 200)
    : sendSetUp(exchange, first, 200),
);

async function readCode({ identity, req }: Exchange): Promise<string> {
  const { code = '' } = await readForm(req, identity.config.issuer);
  return code;
}

/** Takes a code: 303 to the client, 401 when it is wrong or was used. */
export const submitSecondFactor = afterFirstStep(async (exchange, first) =>
  (await takeCode(exchange.identity.pool, first.account_id, await readCode(exchange)))
    ? finishWithBoth(exchange, first)
    : sendQuestion(exchange, 401, exchange.view.words.secondFactor.wrong),
);

/** Takes the first code of a new second factor, and shows the recovery codes. */
export const submitSetUp = afterFirstStep(async (exchange, first) => {
  const codes = await confirmSetUp(exchange.identity.pool, first.account_id, await readCode(exchange));
  if (codes === null) {
    return sendSetUp(exchange, first, 401, exchange.view.words.secondFactor.wrong);
  }
  await keepStep(exchange, { first_step: first, is_set_up: true });
  return sendRecoveryCodes(exchange, codes);
});

/** After the recovery codes were read: back to the client. */
export async function finishSetUp(exchange: Exchange): Promise<void> {
  await readForm(exchange.req, exchange.identity.config.issuer);
  const { first_step, is_set_up } = stepsOf(exchange);
  return first_step === undefined || !is_set_up
    ? redirect(exchange.res, interactionPaths(exchange.uid).signIn)
    : finishWithBoth(exchange, first_step);
}

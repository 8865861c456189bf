import { setTimeout as wait } from 'node:timers/promises';
import { renderSVG } from 'uqr';
import { findAccountById } from '../accounts/accounts.ts';
import { readForm } from '../http/read-form.ts';
import { redirect, sendPage } from '../../../embedded/src/respond.ts';
import { filled, inMinutes } from '../locales/index.ts';
import { recoveryPage, secondFactorPage, setUpPage } from '../pages/second-factor-page.ts';
import { lacksOnlySecondFactor } from '../provider/interaction-policy.ts';
import { beginSetUp, confirmSetUp, hasSecondFactor, takeCode } from '../second-factor/second-factors.ts';
import type { Exchange } from './exchange.ts';
import { finishWithBoth, keepStep, stepsOf, type FirstStep } from './finish.ts';
import { interactionPaths } from './paths.ts';

const needsOf = ({ identity: { pool, config } }: Exchange) => ({ pool, key: config.sealing_key });

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

/** Runs a step for a person who has passed the first one; others begin there. */
async function withFirstStep(exchange: Exchange, act: (first: FirstStep) => Promise<void>): Promise<void> {
  const first = await firstStepOf(exchange);
  return first === null ? redirect(exchange.res, interactionPaths(exchange.uid).signIn) : act(first);
}

async function sendSetUp(exchange: Exchange, { account_id }: FirstStep, status: number, problem?: string) {
  const { identity, res, view, uid } = exchange;
  const account = await findAccountById(identity.pool, account_id);
  const set_up = account && (await beginSetUp(needsOf(exchange), account));
  if (set_up === null) {
    return redirect(res, interactionPaths(uid).signIn);
  }
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(set_up.address, { border: 2 }))}`;
  return sendPage(res, status, setUpPage(view, { uid, secret: set_up.secret, code, problem }));
}

/** Asks for a code, or shows how to get codes where the account has no second factor yet. */
export const showSecondFactor = (exchange: Exchange): Promise<void> =>
  withFirstStep(exchange, async (first) => {
    const { res, view, uid } = exchange;
    if (await hasSecondFactor(needsOf(exchange), first.account_id)) {
      return sendPage(res, 200, secondFactorPage(view, { uid }));
    }
    return sendSetUp(exchange, first, 200);
  });

/**
 * Tries a code, as slowly as a password. The count is of the account, from wherever: a code has six digits.
 * @param refuse shows why it was not taken: 401 for a wrong code, 429 after too many.
 */
async function tryCode<T>(
  exchange: Exchange,
  { account_id }: FirstStep,
  attempt: (code: string) => Promise<T | null>,
  refuse: (status: number, problem: string) => unknown,
): Promise<T | null> {
  const { identity, req, res, view } = exchange;
  const { code = '' } = await readForm(req, identity.config.issuer);
  const entry = await identity.throttle.enter(`second factor ${account_id}`, req.socket.remoteAddress ?? '');
  if (!entry.ok) {
    const seconds = Math.ceil(entry.retryAfterMs / 1000);
    res.setHeader('Retry-After', String(seconds));
    const time = inMinutes(view.language, Math.ceil(seconds / 60));
    await refuse(429, filled(view.words.secondFactor.tooMany, { time }));
    return null;
  }
  await wait(entry.waitMs);
  const done = await attempt(code);
  if (done === null) {
    await wait(entry.delayMs);
    await refuse(401, view.words.secondFactor.wrong);
    return null;
  }
  await entry.succeed();
  return done;
}

/** Takes a code: 303 to the client, 401 when it is wrong or was used, 429 after ten failures. */
export const submitSecondFactor = (exchange: Exchange): Promise<void> =>
  withFirstStep(exchange, async (first) => {
    const { res, view, uid } = exchange;
    const taken = await tryCode(
      exchange,
      first,
      async (code) => (await takeCode(needsOf(exchange), first.account_id, code)) || null,
      (status, problem) => sendPage(res, status, secondFactorPage(view, { uid, problem })),
    );
    if (taken !== null) {
      await finishWithBoth(exchange, first);
    }
  });

/** Takes the first code of a new second factor, and shows the recovery codes. */
export const submitSetUp = (exchange: Exchange): Promise<void> =>
  withFirstStep(exchange, async (first) => {
    const { res, view, uid } = exchange;
    const codes = await tryCode(
      exchange,
      first,
      (code) => confirmSetUp(needsOf(exchange), first.account_id, code),
      (status, problem) => sendSetUp(exchange, first, status, problem),
    );
    if (codes !== null) {
      await keepStep(exchange, { first_step: first, is_set_up: true });
      sendPage(res, 200, recoveryPage(view, { uid, codes }));
    }
  });

/** After the recovery codes were read: back to the client. */
export async function finishSetUp(exchange: Exchange): Promise<void> {
  await readForm(exchange.req, exchange.identity.config.issuer);
  const { first_step, is_set_up } = stepsOf(exchange);
  if (first_step === undefined || !is_set_up) {
    redirect(exchange.res, interactionPaths(exchange.uid).signIn);
    return;
  }
  await finishWithBoth(exchange, first_step);
}

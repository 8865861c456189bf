import { renderSVG } from 'uqr';
import { findAccountById } from '../accounts/accounts.ts';
import { readForm } from '../http/read-form.ts';
import { redirect, sendPage } from '../../../embedded/src/respond.ts';
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

async function readCode({ identity, req }: Exchange): Promise<string> {
  const { code = '' } = await readForm(req, identity.config.issuer);
  return code;
}

/** Takes a code: 303 to the client, 401 when it is wrong or was used. */
export const submitSecondFactor = (exchange: Exchange): Promise<void> =>
  withFirstStep(exchange, async (first) => {
    const { res, view, uid } = exchange;
    if (await takeCode(needsOf(exchange), first.account_id, await readCode(exchange))) {
      await finishWithBoth(exchange, first);
    } else {
      sendPage(res, 401, secondFactorPage(view, { uid, problem: view.words.secondFactor.wrong }));
    }
  });

/** Takes the first code of a new second factor, and shows the recovery codes. */
export const submitSetUp = (exchange: Exchange): Promise<void> =>
  withFirstStep(exchange, async (first) => {
    const { res, view, uid } = exchange;
    const codes = await confirmSetUp(needsOf(exchange), first.account_id, await readCode(exchange));
    if (codes === null) {
      await sendSetUp(exchange, first, 401, view.words.secondFactor.wrong);
      return;
    }
    await keepStep(exchange, { first_step: first, is_set_up: true });
    sendPage(res, 200, recoveryPage(view, { uid, codes }));
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

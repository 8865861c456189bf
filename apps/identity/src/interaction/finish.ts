import { redirect } from '../../../embedded/src/respond.ts';
import { asksForSecondFactor, SECOND_FACTOR_ACR } from '../provider/interaction-policy.ts';
import type { Exchange } from './exchange.ts';
import { interactionPaths } from './paths.ts';

/** The account that has passed the first step, and its methods (RFC 8176). */
export type FirstStep = {
  account_id: string;
  amr: readonly string[];
  /** Seconds since 1970 of a sign-in that was before; undefined: now. */
  signed_in_at?: number | undefined;
};

/**
 * Ends the interaction: the person is who the account says, and the browser goes back to the client. Where the client asks
 * for a second factor, that comes first.
 * @param amr how they have shown it
 */
export async function finishSignIn(exchange: Exchange, account_id: string, amr: readonly string[] = []): Promise<void> {
  const { identity, req, res, uid, params } = exchange;
  if (!asksForSecondFactor(params)) {
    await identity.provider.interactionFinished(
      req,
      res,
      { login: { accountId: account_id, amr: [...amr] } },
      { mergeWithLastSubmission: false },
    );
    return;
  }
  await keepStep(exchange, { first_step: { account_id, amr } });
  redirect(res, interactionPaths(uid).secondFactor);
}

/** The stored steps of this interaction. */
type Steps = {
  first_step: FirstStep;
  /** The second factor is set up and was shown; its recovery codes are left to be read. */
  is_set_up?: boolean;
};

export async function keepStep({ identity, req, res }: Exchange, steps: Steps): Promise<void> {
  await identity.provider.interactionResult(req, res, steps, { mergeWithLastSubmission: false });
}

export const stepsOf = ({ interaction: { result } }: Exchange): Partial<Steps> => (result ?? {}) as Partial<Steps>;

/** Ends the interaction of a person who has shown both factors. */
export async function finishWithBoth(
  { identity, req, res }: Exchange,
  { account_id, amr, signed_in_at }: FirstStep,
): Promise<void> {
  const login = {
    accountId: account_id,
    acr: SECOND_FACTOR_ACR,
    amr: [...new Set([...amr, 'otp', 'mfa'])],
    // The password is as old as it is.
    ...(signed_in_at === undefined ? {} : { ts: signed_in_at }),
  };
  await identity.provider.interactionFinished(req, res, { login }, { mergeWithLastSubmission: false });
}

/** Ends the interaction because the person does not want it: the client learns `access_denied` (RFC 6749, 4.1.2.1). */
export async function cancelSignIn({ identity, req, res }: Exchange): Promise<void> {
  const denied = { error: 'access_denied', error_description: 'the person went back' };
  await identity.provider.interactionFinished(req, res, denied, { mergeWithLastSubmission: false });
}

/** Gives the consent that a client asked for by `prompt=consent`. The clients are our own, so users are not asked. */
export async function finishConsent({ identity, req, res }: Exchange): Promise<void> {
  await identity.provider.interactionFinished(req, res, { consent: {} });
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { redirect } from '../../embedded/src/respond.ts';
import { interactionPaths } from './pages.ts';
import { asksForSecondFactor, SECOND_FACTOR_ACR, type ProviderNeeds } from './provider.ts';
import type { View } from './words.ts';

/** The parts of the running provider. */
export type Identity = ProviderNeeds & { provider: Provider };

/** One request for a page of one open interaction, which is one authorization request of a client. */
export type Exchange = {
  identity: Identity;
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  view: View;
  uid: string;
  /** The parameters of the client's authorization request. */
  params: Record<string, unknown>;
  interaction: Awaited<ReturnType<Provider['interactionDetails']>>;
};

/** The account that has passed the first step, and its methods (RFC 8176). */
export type FirstStep = {
  account_id: string;
  amr: readonly string[];
  /** Seconds since 1970 of a sign-in that was before; undefined: now. */
  signed_in_at?: number | undefined;
};

/** The stored steps of this interaction. */
type Steps = {
  first_step: FirstStep;
  /** The second factor is set up and was shown; its recovery codes are left to be read. */
  is_set_up?: boolean;
};

export const stepsOf = ({ interaction: { result } }: Exchange): Partial<Steps> => (result ?? {}) as Partial<Steps>;

export async function keepStep({ identity, req, res }: Exchange, steps: Steps): Promise<void> {
  await identity.provider.interactionResult(req, res, steps, { mergeWithLastSubmission: false });
}

type Outcome = Parameters<Provider['interactionFinished']>[2];

const finish = ({ identity, req, res }: Exchange, outcome: Outcome): Promise<void> =>
  identity.provider.interactionFinished(req, res, outcome, { mergeWithLastSubmission: false });

/**
 * Ends the interaction: the person is who the account says, and the browser goes back to the client. Where the client asks
 * for a second factor, that comes first.
 * @param amr how they have shown it
 */
export async function finishSignIn(exchange: Exchange, account_id: string, amr: string[] = []): Promise<void> {
  if (!asksForSecondFactor(exchange.params)) {
    await finish(exchange, { login: { accountId: account_id, amr } });
    return;
  }
  await keepStep(exchange, { first_step: { account_id, amr } });
  redirect(exchange.res, interactionPaths(exchange.uid).secondFactor);
}

/** Ends the interaction of a person who has shown both factors. */
export const finishWithBoth = (exchange: Exchange, { account_id, amr, signed_in_at }: FirstStep): Promise<void> =>
  finish(exchange, {
    login: {
      accountId: account_id,
      acr: SECOND_FACTOR_ACR,
      amr: [...new Set([...amr, 'otp', 'mfa'])],
      // The password is as old as it is.
      ...(signed_in_at === undefined ? {} : { ts: signed_in_at }),
    },
  });

/** Ends the interaction because the person does not want it: the client learns `access_denied` (RFC 6749, 4.1.2.1). */
export const cancelSignIn = (exchange: Exchange): Promise<void> =>
  finish(exchange, { error: 'access_denied', error_description: 'the person went back' });

/** Gives the consent that a client asked for by `prompt=consent`. The clients are our own, so users are not asked. */
export const finishConsent = ({ identity, req, res }: Exchange): Promise<void> =>
  identity.provider.interactionFinished(req, res, { consent: {} });

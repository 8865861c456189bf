import type { Exchange } from './exchange.ts';

/** Ends the interaction: the person is who the account says, and the browser goes back to the client. */
export async function finishSignIn({ identity, req, res }: Exchange, accountId: string): Promise<void> {
  await identity.provider.interactionFinished(req, res, { login: { accountId } }, { mergeWithLastSubmission: false });
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

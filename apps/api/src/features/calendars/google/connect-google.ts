import { createHash, randomBytes } from 'node:crypto';
import type { CompletedGoogle, CompleteGoogle, GoogleAuthorizationStart } from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import { toInstant } from '../../../core/clock.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { CalendarFailure, type GoogleCalendars, type GoogleCredentials } from '../../../providers/calendar/port.ts';
import { connectAccount, refuseTooMany } from '../connect-account.ts';
import { findSealedConnectionsOf } from '../connections.ts';
import type { CalendarDeps } from '../read-calendar.ts';
import { refuseFailure } from '../refuse-failure.ts';
import { sweepChannelsJob } from './watch-calendars.ts';
import { storeState, takeState } from './states.ts';

export type GoogleDeps = CalendarDeps & Pick<Context, 'config'>;

/** RFC 6749, section 10.10, and RFC 7636, section 4.1, ask for 256 bits. */
const secret = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Google redirects to this URL; exactly this text must be registered there. */
const redirectUri = ({ config }: Pick<Context, 'config'>) => `${config.public_url}/calendar/google/callback`;

function googleOf({ calendars }: Pick<Context, 'calendars'>): GoogleCalendars {
  if (calendars.google === null) {
    throw new AppError('CALENDAR_PROVIDER_OFF');
  }
  return calendars.google;
}

/**
 * Starts the connection of a Google account.
 * @param return_to a path of this site, to return to afterwards.
 * @throws AppError CALENDAR_PROVIDER_OFF, TOO_MANY_CONNECTIONS
 */
export async function startGoogleConnection(
  context: GoogleDeps,
  user_id: string,
  return_to: string | undefined,
): Promise<z.infer<typeof GoogleAuthorizationStart>> {
  const google = googleOf(context);
  // A user at the limit may still reconnect an existing account.
  if ((await findSealedConnectionsOf(context.db, user_id, 'google')).length === 0) {
    await refuseTooMany(context.db, user_id);
  }
  const [state, code_verifier] = [secret(), secret()];
  const expires_at = await storeState(context, state, { user_id, code_verifier, return_to: return_to ?? null });
  const question = { state, code_challenge: challengeOf(code_verifier), redirect_uri: redirectUri(context) };
  return { authorization_url: google.authorizationUrl(question), expires_at: toInstant(expires_at) };
}

/**
 * Revokes an access that was just granted but is not stored. If the same account is connected, its access would be
 * revoked too, so it is left alone.
 */
async function revokeUnlessConnected(
  context: GoogleDeps,
  account_id: string,
  credentials: GoogleCredentials,
): Promise<void> {
  const connected = await context.db
    .selectFrom('calendar_connection')
    .select('id')
    .where('provider', '=', 'google')
    .where('provider_account_id', '=', account_id)
    .executeTakeFirst();
  if (connected) {
    return;
  }
  const access = { credentials, renewed: () => Promise.resolve() };
  await googleOf(context)
    .revoke(access)
    .catch((error: unknown) => {
      if (!(error instanceof CalendarFailure)) {
        throw error;
      }
      context.logger.info({ err: error }, 'the right of access to a calendar could not be given back');
    });
}

/**
 * Completes the connection of a Google account. Connecting the same account again replaces its credentials.
 * @param answer the parameters of Google's redirect (RFC 6749, section 4.1.2).
 * @throws AppError CALENDAR_PROVIDER_OFF, OAUTH_STATE_INVALID for a state that is not the user's or has expired,
 * CALENDAR_ACCESS_MISSING if a required permission was not granted, and as `connectAccount`.
 */
export async function completeGoogleConnection(
  context: GoogleDeps,
  user_id: string,
  { state, code }: z.output<typeof CompleteGoogle>,
): Promise<z.infer<typeof CompletedGoogle>> {
  const google = googleOf(context);
  const pending = await takeState(context, state, user_id);
  if (pending === null) {
    throw new AppError('OAUTH_STATE_INVALID');
  }
  const question = { code, code_verifier: pending.code_verifier, redirect_uri: redirectUri(context) };
  const { account_id, email, credentials, scopes } = await google.exchange(question).catch(refuseFailure);
  try {
    if (!google.isEnough(scopes)) {
      throw new AppError('CALENDAR_ACCESS_MISSING');
    }
    const account = { provider_account_id: account_id, provider_email: email, display_name: email };
    const connection = await connectAccount(context, user_id, { ...account, credentials, scopes });
    await enqueue(context.db, [sweepChannelsJob({})]);
    return { connection, return_to: pending.return_to };
  } catch (error) {
    await revokeUnlessConnected(context, account_id, credentials);
    throw error;
  }
}

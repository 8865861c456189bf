import { AppError } from '../core/app-error.ts';
import { withCauses } from '../core/with-causes.ts';
import type { Context } from '../context.ts';
import type { TokenClaims } from '../providers/identity/port.ts';
import { failed, failedBy, ok, skipped, warning, type Outcome } from './finding.ts';

type Deps = Pick<Context, 'config' | 'tokens'>;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token of no key of the issuer: to refuse it, the issuer's document and its keys have to be read. */
const STRANGE_TOKEN = `${part({ alg: 'RS256', kid: 'doctor' })}.${part({ sub: 'doctor' })}.${part({})}`;

const isUnavailable = (error: unknown) => error instanceof AppError && error.code === 'UNAVAILABLE';

/** Whether the issuer answers, is exactly the configured one, and publishes keys. */
export async function checkIssuer({ config, tokens }: Deps): Promise<Outcome> {
  const setting = config.clerk === null ? 'OIDC_ISSUER' : 'CLERK_PUBLISHABLE_KEY';
  try {
    await tokens.verify(STRANGE_TOKEN);
  } catch (error) {
    if (isUnavailable(error)) {
      return failedBy(
        (error as AppError).cause ?? error,
        "It can't be used, so no one can sign in",
        `Check ${setting}: it must be reachable from here and exactly what the provider says of itself (docs/identity).`,
      );
    }
  }
  const { issuer, embedded } = config.oidc;
  if (config.clerk === null && embedded)
    return warning(`${issuer} is the embedded provider.`, 'Name an issuer for production.');
  return ok(`${config.clerk === null ? issuer : config.clerk.frontend_api} and its keys can be read.`);
}

const HOW =
  'Sign in, copy the bearer token of a request from the browser’s tools, and run: npm run doctor -- --token TOKEN';

/** Checks the claims of a token that the provider issues to people. */
export async function checkToken({ config, tokens }: Deps, token: string | null): Promise<Outcome> {
  if (token === null) return skipped('No sample token was given.', HOW);
  let claims: TokenClaims;
  try {
    claims = await tokens.complete(await tokens.verify(token), token);
  } catch (error) {
    const { audience } = config.oidc;
    return failed(
      `It is refused: ${withCauses(error instanceof AppError ? (error.cause ?? error) : error)}`,
      `The provider must give JWTs whose iss is the issuer and whose aud has ${audience} (docs/identity).`,
    );
  }
  const { clerk_id, email, email_verified, signed_in_by } = claims;
  if (email === null)
    return failed(
      `It names ${clerk_id} and no email address.`,
      'Let access tokens, or the userinfo endpoint, have the claim email (docs/identity).',
    );
  if (!email_verified)
    return warning(
      `It names ${clerk_id}, whose address isn't verified.`,
      `Let it have the claim ${config.oidc.email_verified_claim}: only verified addresses can book and be booked.`,
    );
  if (config.staff_acr !== undefined && !signed_in_by.includes(config.staff_acr))
    return warning(
      `It names ${clerk_id}, and says nothing of ${config.staff_acr}: this user can't use the staff's console.`,
      'Ask for a second factor at the provider (docs/identity, “A second factor for staff”).',
    );
  return ok(`It names ${clerk_id} with a verified address.`);
}

/** Whether anything asks the staff for a second factor. */
export function checkStaffSignIn({
  config: { clerk, staff_acr },
}: {
  config: Pick<Context['config'], 'clerk' | 'staff_acr'>;
}): Outcome {
  if (clerk !== null)
    return skipped(
      'Clerk’s tokens don’t say how the staff signed in.',
      'Ask for a second factor of the staff at Clerk.',
    );
  return staff_acr === undefined
    ? warning(
        'The staff may sign in with a password alone.',
        'Set STAFF_ACR to ask them for a second factor (docs/identity, “A second factor for staff”).',
      )
    : ok(`The console asks the staff for ${staff_acr}.`);
}

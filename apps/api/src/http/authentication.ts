import { LIMITS, type Endpoint } from '@abroad/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { AppError } from '../core/app-error.ts';
import type { TokenClaims } from '../providers/identity/port.ts';
import type { Actor, StaffActor } from './actor.ts';

export interface Caller {
  /** The bearer token that the claims are of. */
  token: string | null;
  claims: TokenClaims | null;
  actor: Actor | StaffActor | null;
}

const NOBODY: Caller = { token: null, claims: null, actor: null };

/** The bearer token of a request (RFC 6750, section 2.1), or null. Cookies authorise nothing. */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

async function findActor({ db }: Pick<Context, 'db'>, claims: TokenClaims): Promise<Actor | null> {
  const user = await db
    .selectFrom('authenticated_user')
    .select(['id as user_id', 'slug', 'first_name', 'last_name', 'status'])
    .where('clerk_id', '=', claims.clerk_id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
  return user ? { ...user, claims } : null;
}

const STAFF_SIGN_IN_MS = LIMITS.staff_sign_in_max_h * 60 * 60_000;

/** Whether a sign-in is as strong and as recent as is asked of the staff. */
function isStrongSignIn({ config, clock }: Pick<Context, 'config' | 'clock'>, claims: TokenClaims): boolean {
  const { signed_in_by, signed_in_at } = claims;
  return (
    config.staff_acr === undefined ||
    (signed_in_by.includes(config.staff_acr) && signed_in_at !== null && signed_in_at > clock.now() - STAFF_SIGN_IN_MS)
  );
}

/**
 * Lets in staff whose role may use the endpoint. The role is read with each call, so that a revoked one
 * no longer counts. Others get the error of an endpoint that does not exist.
 * @throws AppError NOT_FOUND, STAFF_SIGN_IN_AGAIN.
 */
async function authenticateStaff(
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  { staff_roles = [] }: Endpoint,
  actor: Actor | null,
): Promise<StaffActor> {
  if (actor?.status !== 'active') {
    throw new AppError('NOT_FOUND');
  }
  const member = await context.db
    .selectFrom('staff_member')
    .select('role')
    .where('auth_user_id', '=', actor.user_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (member === undefined || (member.role !== 'admin' && !staff_roles.includes(member.role))) {
    throw new AppError('NOT_FOUND');
  }
  if (!isStrongSignIn(context, actor.claims)) {
    throw new AppError('STAFF_SIGN_IN_AGAIN');
  }
  return { ...actor, role: member.role };
}

/**
 * Identifies the caller, as far as the endpoint needs it.
 * @throws AppError UNAUTHENTICATED without a token, USER_NOT_FOUND without a record, ACCOUNT_SUSPENDED; NOT_FOUND and
 * STAFF_SIGN_IN_AGAIN where it is for the staff.
 */
export async function authenticate(
  context: Pick<Context, 'db' | 'tokens' | 'config' | 'clock'>,
  endpoint: Endpoint,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Caller> {
  const token = endpoint.access === 'public' ? null : bearerToken(request);
  if (token === null) {
    if (endpoint.access === 'public' || endpoint.access === 'optional') {
      return NOBODY;
    }
    throw new AppError('UNAUTHENTICATED');
  }
  const claims = await context.tokens.verify(token);
  if (endpoint.access === 'token') {
    return { token, claims, actor: null };
  }
  const actor = await findActor(context, claims);
  if (endpoint.access === 'staff') {
    return { token, claims, actor: await authenticateStaff(context, endpoint, actor) };
  }
  if (actor === null && endpoint.access === 'user') {
    throw new AppError('USER_NOT_FOUND');
  }
  if (actor?.status === 'suspended' && !endpoint.while_suspended) {
    if (endpoint.access === 'optional') {
      return NOBODY;
    }
    throw new AppError('ACCOUNT_SUSPENDED');
  }
  return { token, claims, actor };
}

import { LIMITS, mayCall, type Endpoint, type EndpointName } from '@abroad/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { AppError, type SignInWanted } from '../core/app-error.ts';
import type { TokenClaims } from '../providers/identity/port.ts';
import type { Actor, StaffActor } from './actor.ts';
import { API_KEY_BEGINNING, readApiKey } from './api-key.ts';
import { requireView, viewedPerson, VIEW_AS_ROLES } from './view-as.ts';

export interface Caller {
  /** The bearer token of the claims. */
  token: string | null;
  claims: TokenClaims | null;
  actor: Actor | StaffActor | null;
}

const NOBODY: Caller = { token: null, claims: null, actor: null };

/** The bearer token of a request (RFC 6750, section 2.1), or null. Cookies authorise nothing. */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

async function findActor(
  { db }: Pick<Context, 'db'>,
  claims: TokenClaims,
  by: { column: 'clerk_id' | 'id'; value: string } = { column: 'clerk_id', value: claims.clerk_id },
): Promise<Actor | null> {
  const user = await db
    .selectFrom('authenticated_user')
    .select(['id as user_id', 'slug', 'first_name', 'last_name', 'status'])
    .where(by.column, '=', by.value)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
  return user ? { ...user, claims } : null;
}

/** A sign-in by a certain way. */
type StrongSignIn = SignInWanted & { acr: string };

/** Returns an endpoint's requirement on a staff sign-in; null where the operator has set none. */
function signInFor(
  { staff_acr }: Context['config'],
  { fresh_sign_in = false }: Pick<Endpoint, 'fresh_sign_in'>,
): StrongSignIn | null {
  const max_age_s = fresh_sign_in ? LIMITS.staff_fresh_sign_in_max_m * 60 : LIMITS.staff_sign_in_max_h * 3600;
  return staff_acr === undefined ? null : { acr: staff_acr, max_age_s };
}

function isStrongSignIn(
  { signed_in_by, signed_in_at }: TokenClaims,
  { acr, max_age_s }: StrongSignIn,
  now: number,
): boolean {
  return signed_in_by.includes(acr) && signed_in_at !== null && signed_in_at > now - max_age_s * 1000;
}

/**
 * Lets in staff whose role may use the endpoint. The role is read with each call, so that a revoked one
 * no longer counts. Others get the error of an endpoint that does not exist.
 * @throws AppError NOT_FOUND, STAFF_SIGN_IN_AGAIN.
 */
async function authenticateStaff(
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  endpoint: Pick<Endpoint, 'staff_roles' | 'fresh_sign_in'>,
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
  if (member === undefined || (member.role !== 'admin' && !endpoint.staff_roles?.includes(member.role))) {
    throw new AppError('NOT_FOUND');
  }
  const wanted = signInFor(context.config, endpoint);
  if (wanted !== null && !isStrongSignIn(actor.claims, wanted, context.clock.now())) {
    throw new AppError('STAFF_SIGN_IN_AGAIN', { sign_in: wanted });
  }
  return { ...actor, role: member.role };
}

/**
 * Finds the person as whom a staff member views the product.
 * @throws AppError NOT_FOUND for everyone else and for an erased person, STAFF_SIGN_IN_AGAIN, VIEW_AS_ENDED.
 */
async function seeAs(
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  actor: Actor | null,
  person: string,
): Promise<Actor> {
  const member = await authenticateStaff(context, { staff_roles: VIEW_AS_ROLES }, actor);
  await requireView(context, member, person);
  const seen = await findActor(context, member.claims, { column: 'id', value: person });
  if (seen === null) {
    throw new AppError('NOT_FOUND');
  }
  return seen;
}

/**
 * Identifies the owner of an API key, only for the calls of its scopes. Calls that are open to signed-out callers work without a scope.
 * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, API_KEY_SCOPE, ACCOUNT_SUSPENDED; NOT_FOUND where it is for the staff.
 */
async function authenticateKey(
  context: Pick<Context, 'db' | 'clock'>,
  key: string,
  { name, endpoint, isView }: { name: EndpointName; endpoint: Endpoint; isView: boolean },
): Promise<Caller> {
  const { actor, scopes } = await readApiKey(context, key);
  if (endpoint.access === 'staff' || isView) {
    throw new AppError('NOT_FOUND');
  }
  if (!mayCall(scopes, name)) {
    if (endpoint.access === 'optional') {
      return NOBODY;
    }
    throw new AppError('API_KEY_SCOPE');
  }
  if (actor.status === 'suspended' && !endpoint.while_suspended) {
    throw new AppError('ACCOUNT_SUSPENDED');
  }
  return { token: null, claims: actor.claims, actor };
}

/**
 * Identifies the caller, as far as the endpoint needs it.
 * @throws AppError UNAUTHENTICATED without a token, API_KEY_SCOPE for a key that may not, USER_NOT_FOUND without a record, ACCOUNT_SUSPENDED; NOT_FOUND and
 * STAFF_SIGN_IN_AGAIN where it is for the staff; VIEW_AS_READ_ONLY and VIEW_AS_ENDED where it sees as another person.
 */
export async function authenticate(
  context: Pick<Context, 'db' | 'tokens' | 'config' | 'clock'>,
  name: EndpointName,
  endpoint: Endpoint,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Caller> {
  const viewed = viewedPerson(name, endpoint, request);
  const token = endpoint.access === 'public' ? null : bearerToken(request);
  if (token === null) {
    if (endpoint.access === 'public' || endpoint.access === 'optional') {
      return NOBODY;
    }
    throw new AppError('UNAUTHENTICATED');
  }
  if (token.startsWith(API_KEY_BEGINNING)) {
    return authenticateKey(context, token, { name, endpoint, isView: viewed !== null });
  }
  const claims = await context.tokens.verify(token);
  if (endpoint.access === 'token') {
    return { token, claims, actor: null };
  }
  const caller = await findActor(context, claims);
  const actor = viewed === null ? caller : await seeAs(context, caller, viewed);
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

import type { Endpoint } from '@abroad/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { AppError } from '../core/app-error.ts';
import type { TokenClaims } from '../providers/identity/port.ts';
import type { Actor } from './actor.ts';

export interface Caller {
  /** The bearer token that the claims are of. */
  token: string | null;
  claims: TokenClaims | null;
  actor: Actor | null;
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

/**
 * Finds out who calls, as far as the endpoint wants to know.
 * @throws AppError UNAUTHENTICATED without a token, USER_NOT_FOUND without a record, ACCOUNT_SUSPENDED.
 */
export async function authenticate(
  context: Pick<Context, 'db' | 'tokens'>,
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

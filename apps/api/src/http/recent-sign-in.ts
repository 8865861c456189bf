import { LIMITS } from '@abroad/contract';
import { AppError } from '../core/app-error.ts';
import type { Actor } from './actor.ts';

/**
 * Asks for a recent sign-in before money is sent elsewhere: a session that someone else got hold of isn't enough for that. An issuer
 * that doesn't say when people signed in can't be asked. @param now epoch milliseconds. @throws AppError SIGN_IN_AGAIN
 */
export function requireRecentSignIn({ claims: { signed_in_at } }: Pick<Actor, 'claims'>, now: number): void {
  const max_age_s = LIMITS.recent_sign_in_m * 60;
  if (signed_in_at !== null && signed_in_at <= now - max_age_s * 1000) {
    throw new AppError('SIGN_IN_AGAIN', { sign_in: { acr: null, max_age_s } });
  }
}

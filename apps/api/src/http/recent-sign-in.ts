import { LIMITS } from '@abroad/contract';
import { AppError } from '../core/app-error.ts';
import type { Actor } from './actor.ts';

/**
 * Requires a recent sign-in before money is sent elsewhere: a stolen session isn't enough for that. An issuer
 * that doesn't say when people signed in is exempt. @param now epoch milliseconds. @throws AppError SIGN_IN_AGAIN
 */
export function requireRecentSignIn({ claims: { signed_in_at } }: Pick<Actor, 'claims'>, now: number): void {
  const max_age_s = LIMITS.recent_sign_in_m * 60;
  if (signed_in_at !== null && signed_in_at <= now - max_age_s * 1000) {
    throw new AppError('SIGN_IN_AGAIN', { sign_in: { acr: null, max_age_s } });
  }
}

import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits that can't be guessed, 24 by default. */
export const randomText = (length = 24): string =>
  [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

type Prefix = 'pi' | 'ch' | 're' | 'du' | 'evt' | 'req' | 'acct' | 'ba' | 'tr' | 'trr' | 'po';

/** An id in Stripe's manner: `pi_…`. */
export const newId = (prefix: Prefix): string => `${prefix}_${randomText()}`;

export const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

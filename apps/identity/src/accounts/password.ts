import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';

// The parameters that OWASP's password storage cheat sheet gives for scrypt in 32 MiB.
export const PASSWORD_COST = 2 ** 15;
const BLOCK_SIZE = 8;
const PARALLELISM = 3;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

function derive(password: string, salt: Buffer, length: number, options: ScryptOptions): Promise<Buffer> {
  // Node allows 32 MiB by default; scrypt needs slightly more than 128 * cost * block size.
  const maxmem = 256 * (options.cost ?? PASSWORD_COST) * (options.blockSize ?? BLOCK_SIZE);
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, length, { ...options, maxmem }, (error, key) => {
      if (error === null) {
        resolve(key);
      } else {
        reject(error);
      }
    });
  });
}

/**
 * Hashes a password with scrypt (RFC 7914); the result carries its parameters: `scrypt$N$r$p$salt$key`.
 * @param cost N, a power of two
 */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, KEY_BYTES, {
    cost,
    blockSize: BLOCK_SIZE,
    parallelization: PARALLELISM,
  });
  return ['scrypt', cost, BLOCK_SIZE, PARALLELISM, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Returns a hash that no password has: it is checked if there is no account, so that an unknown address takes as long as a known one. */
const nobodys = (cost: number) => ['scrypt', cost, BLOCK_SIZE, PARALLELISM, 'A'.repeat(22), 'A'.repeat(43)].join('$');

/**
 * Tells whether a password is the one that was hashed. `null` for the hash takes the same time and is always false.
 * @param cost of the hashes that are made
 */
export async function verifyPassword(password: string, stored: string | null, cost = PASSWORD_COST): Promise<boolean> {
  const [, storedCost, blockSize, parallelization, salt, key] = (stored ?? nobodys(cost)).split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64url'), expected.length, {
    cost: Number(storedCost),
    blockSize: Number(blockSize),
    parallelization: Number(parallelization),
  });
  return timingSafeEqual(actual, expected) && stored !== null;
}

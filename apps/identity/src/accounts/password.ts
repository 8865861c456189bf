import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';

// The parameters that OWASP's password storage cheat sheet gives for scrypt in 32 MiB.
const COST = 2 ** 15;
const BLOCK_SIZE = 8;
const PARALLELISM = 3;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

function derive(password: string, salt: Buffer, length: number, options: ScryptOptions): Promise<Buffer> {
  // Node allows 32 MiB unless told; scrypt needs 128 * cost * block size and a little.
  const maxmem = 256 * (options.cost ?? COST) * (options.blockSize ?? BLOCK_SIZE);
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

/** Hashes a password with scrypt (RFC 7914); the result carries its parameters: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, KEY_BYTES, {
    cost: COST,
    blockSize: BLOCK_SIZE,
    parallelization: PARALLELISM,
  });
  return ['scrypt', COST, BLOCK_SIZE, PARALLELISM, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Nobody's password: checked where there is no account, so that an unknown address takes as long as a known one. */
const NOBODY = ['scrypt', COST, BLOCK_SIZE, PARALLELISM, 'A'.repeat(22), 'A'.repeat(43)].join('$');

/** Tells whether a password is the one that was hashed. `null` for the hash takes the same time and is always false. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, cost, blockSize, parallelization, salt, key] = (stored ?? NOBODY).split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64url'), expected.length, {
    cost: Number(cost),
    blockSize: Number(blockSize),
    parallelization: Number(parallelization),
  });
  return timingSafeEqual(actual, expected) && stored !== null;
}

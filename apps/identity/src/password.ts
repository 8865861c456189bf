import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// The parameters that OWASP's password storage cheat sheet gives for scrypt in 32 MiB.
export const PASSWORD_COST = 2 ** 15;
const BLOCK_SIZE = 8;
const PARALLELISM = 3;

const derive = (password: string, salt: Buffer, length: number, [N = 0, r = 0, p = 0]: number[]): Promise<Buffer> =>
  // Node allows 32 MiB by default; scrypt needs slightly more than 128 * N * r.
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });

/**
 * Hashes a password with scrypt (RFC 7914); the result carries its parameters: `scrypt$N$r$p$salt$key`.
 * @param cost N, a power of two
 */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, 32, [cost, BLOCK_SIZE, PARALLELISM]);
  return ['scrypt', cost, BLOCK_SIZE, PARALLELISM, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Tells whether a password is the one that was hashed. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, cost, blockSize, parallelism, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64url');
  const parameters = [cost, blockSize, parallelism].map(Number);
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), expected.length, parameters), expected);
}

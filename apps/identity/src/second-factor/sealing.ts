import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
/** NIST SP 800-38D, section 8.2.2: 96 random bits. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret at rest (AES-256-GCM): nonce, tag, ciphertext. @param owner it can't be opened for another one. */
export function seal(key: Buffer, plain: string, owner: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @throws Error when the key is another one, the bytes were changed, or the secret is another owner's. */
export function open(key: Buffer, sealed: Buffer, owner: string): string {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** A hash that can't be computed without the key (HMAC-SHA256, RFC 2104). */
export const fingerprint = (key: Buffer, text: string, owner: string): Buffer =>
  createHmac('sha256', key).update(`${owner}\0${text}`).digest();

import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
/** NIST SP 800-38D, section 8.2.2: 96 random bits. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealed {
  /** Nonce, tag, ciphertext. */
  bytes: Buffer;
  /** Identifies the key, so that keys can be rotated. */
  key_id: string;
}

/** Encrypts secrets at rest: AES-256-GCM, NIST SP 800-38D. */
export interface Sealer {
  /** The key for new secrets. */
  readonly key_id: string;
  /** Says whether values sealed with that key can be opened. */
  knows(key_id: string): boolean;
  /** @param context the owner of the secret; it can't be decrypted with another context. */
  seal(plain: string, context: string): Sealed;
  /** The same for the bytes of a file. */
  sealBytes(plain: Uint8Array, context: string): Sealed;
  /** @throws Error when the key is unknown, the bytes were changed, or the secret belongs to another context. */
  open(sealed: Sealed, context: string): string;
  /** The same for the bytes of a file. */
  openBytes(sealed: Sealed, context: string): Buffer<ArrayBuffer>;
  /**
   * A hash by which equal texts are recognised, and which can't be computed without the key: HMAC-SHA256, RFC 2104. It changes
   * with the first key.
   */
  fingerprint(text: string, context: string): Buffer;
}

const idOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 16);

/** Reads a key: 32 bytes in base64 or base64url. @returns null for anything else. */
export function readKey(text: string): Buffer | null {
  const key = Buffer.from(text.trim(), 'base64');
  return key.length === KEY_BYTES ? key : null;
}

/**
 * @param keys the first one encrypts, all decrypt. To rotate, put a new key first, and remove the old one once all
 * secrets are encrypted again.
 * @throws Error without a key.
 */
export function createSealer(keys: readonly Buffer[]): Sealer {
  const [first] = keys;
  if (!first) {
    throw new Error('no key to seal with');
  }
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  const key_id = idOf(first);
  const sealBytes: Sealer['sealBytes'] = (plain, context) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, first, nonce).setAAD(Buffer.from(context));
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    return { bytes: Buffer.concat([nonce, cipher.getAuthTag(), text]), key_id };
  };
  const openBytes: Sealer['openBytes'] = (sealed, context) => {
    const key = byId.get(sealed.key_id);
    if (!key) {
      throw new Error(`the key ${sealed.key_id} is not among those of ENCRYPTION_KEYS`);
    }
    const nonce = sealed.bytes.subarray(0, NONCE_BYTES);
    const tag = sealed.bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  };
  return {
    key_id,
    knows: (id) => byId.has(id),
    sealBytes,
    openBytes,
    seal: (plain, context) => sealBytes(Buffer.from(plain), context),
    open: (sealed, context) => openBytes(sealed, context).toString(),
    fingerprint(text, context) {
      const key = hkdfSync('sha256', first, '', `fingerprint of ${context}`, KEY_BYTES);
      return createHmac('sha256', Buffer.from(key)).update(text).digest();
    },
  };
}

import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The browser's keys, as its subscription has them. */
export interface BrowserKeys {
  /** An uncompressed point on P-256. */
  p256dh: Buffer;
  auth: Buffer;
}

const RECORD_SIZE = 4096;

/** Push services take 4096 bytes at least (RFC 8030, 7.2): less the header (86), the delimiter and the tag (16). */
export const PLAIN_MAX = RECORD_SIZE - 86 - 1 - 16;

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Encrypts a push message for one browser: RFC 8291, with the content encoding `aes128gcm` (RFC 8188) in one record. */
export function encryptFor({ p256dh, auth }: BrowserKeys, plain: Buffer): Buffer {
  const own = createECDH('prime256v1');
  const own_public = own.generateKeys();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, own_public]);
  const ikm = derive(own.computeSecret(p256dh), auth, info, 32);
  const salt = randomBytes(16);
  const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 ends the last record.
  const sealed = Buffer.concat([cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  const header = Buffer.concat([salt, size, Buffer.from([own_public.length]), own_public]);
  return Buffer.concat([header, sealed, cipher.getAuthTag()]);
}

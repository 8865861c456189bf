import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ExpectedUpload, SignedUpload } from './port.ts';

/** Says what the signature is for, so that it can't be used as one for something else. */
const PURPOSE = 'abroad-mentors upload v1';

/** HMAC-SHA256 (RFC 2104) over everything that an upload link promises. */
export function signatureOf(secret: Buffer, { id, content_type, size_bytes, expires }: ExpectedUpload): string {
  const promised = [PURPOSE, id, content_type, size_bytes, expires].join('\n');
  return createHmac('sha256', secret).update(promised).digest('base64url');
}

/** Compares in constant time. */
export function isSignedBy(secret: Buffer, link: SignedUpload): boolean {
  const [expected, given] = [Buffer.from(signatureOf(secret, link)), Buffer.from(link.signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

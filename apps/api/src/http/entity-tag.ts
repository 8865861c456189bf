import { createHash } from 'node:crypto';

/** A weak entity tag (RFC 9110, section 8.8.3) of what is sent. */
export const entityTag = (payload: string | Buffer): string =>
  `W/"${createHash('sha1').update(payload).digest('base64url')}"`;

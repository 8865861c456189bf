import { hash } from 'node:crypto';

/** A weak entity tag (RFC 9110, section 8.8.3) for the body. */
export const entityTag = (payload: string | Buffer): string => `W/"${hash('sha1', payload, 'base64url')}"`;

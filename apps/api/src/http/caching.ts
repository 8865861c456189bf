import type { Endpoint } from '@abroad/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag } from './entity-tag.ts';

/** How long an answer can be cached, and where (RFC 9111): public reads by shared caches, a signed-in user's by none. */
export function setCaching(reply: FastifyReply, endpoint: Endpoint, signedIn: boolean): void {
  if (endpoint.access !== 'public') {
    void reply.header('vary', 'Authorization');
  }
  const shared = endpoint.cache_s !== undefined && !signedIn;
  const lifetime = `public, max-age=${endpoint.cache_s}${endpoint.immutable ? ', immutable' : ''}`;
  void reply.header('cache-control', shared ? lifetime : signedIn ? 'private, no-store' : 'no-cache');
}

/** An answer with its own nonce is different every time. */
const hasNonce = (reply: FastifyReply) => String(reply.getHeader('content-security-policy')).includes("'nonce-");

/** Gives public reads an entity tag and answers a matching `If-None-Match` with 304 (RFC 9110, section 13.1.2). */
export function withEntityTag(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const cacheable =
    (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
    reply.statusCode === 200 &&
    (request.method === 'GET' || request.method === 'HEAD') &&
    !hasNonce(reply) &&
    !String(reply.getHeader('cache-control') ?? 'no-store').includes('no-store');
  if (!cacheable) {
    void reply.removeHeader('etag');
    return payload;
  }
  const known_tag = reply.getHeader('etag');
  const tag = typeof known_tag === 'string' ? known_tag : entityTag(payload);
  void reply.header('etag', tag);
  const known = new Set((request.headers['if-none-match'] ?? '').split(',').map((entry) => entry.trim()));
  if (!known.has(tag) && !known.has('*')) {
    return payload;
  }
  void reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}

import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** Shorter answers fit into a packet with their headers anyway. */
const THRESHOLD_BYTES = 1024;
/** Up to this length an answer is packed at once, in some tenths of a millisecond; a stream for it takes three times as long. */
const AT_ONCE_BYTES = 64 * 1024;
/** Beyond these a few bytes less take twice as long. */
const BROTLI_QUALITY = 3;
const GZIP_LEVEL = 4;

/**
 * Compresses the answers of the routes that are registered afterwards, for whoever accepts that (RFC 9110, section 8.4.1):
 * the times of five weeks are a tenth, a page of search results a quarter. Streams of events, pictures and archives go as
 * they are. No secret stands beside words of the caller's own in an answer that another site could ask for, since the API
 * knows people by bearer tokens.
 */
export async function installCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    syncThreshold: AT_ONCE_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
    // Bodies that are sent compressed would be unpacked before anybody looks at their size.
    globalDecompression: false,
  });
}

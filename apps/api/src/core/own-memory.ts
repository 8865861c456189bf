/**
 * Copies bytes into memory of their own, for storing them. Node cuts small buffers out of a shared one (`Buffer.poolSize`, 64 KB), and a
 * kept part keeps all of it.
 */
export const inOwnMemory = (bytes: Buffer): Buffer =>
  bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer);

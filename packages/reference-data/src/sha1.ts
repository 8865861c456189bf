/**
 * SHA-1 (FIPS 180-4, 6.1) of the bytes, 20 bytes long. Only for name-based UUIDs, which aren't secret; written here
 * because the platform's own digest either is asynchronous or exists on the server only.
 */
export function sha1(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    mixBlock(state, new DataView(blocks.buffer, offset, 64));
  }
  const digest = new DataView(new ArrayBuffer(20));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  blocks.set(message);
  blocks[message.length] = 0x80;
  new DataView(blocks.buffer).setBigUint64(blocks.length - 8, BigInt(message.length) * 8n);
  return blocks;
}

const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));

function mixBlock(state: Uint32Array, block: DataView): void {
  const schedule = new Uint32Array(80);
  const at = (index: number) => schedule[index] ?? 0;
  for (let t = 0; t < 80; t++) {
    schedule[t] = t < 16 ? block.getUint32(t * 4) : rotate(at(t - 3) ^ at(t - 8) ^ at(t - 14) ^ at(t - 16), 1);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let t = 0; t < 80; t++) {
    const [mixed, constant] = roundOf(t, b, c, d);
    const next = (rotate(a, 5) + mixed + e + constant + at(t)) >>> 0;
    [a, b, c, d, e] = [next, a, rotate(b, 30) >>> 0, c, d];
  }
  [a, b, c, d, e].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}

function roundOf(t: number, b: number, c: number, d: number): [mixed: number, constant: number] {
  if (t < 20) {
    return [(b & c) | (~b & d), 0x5a827999];
  }
  if (t < 40) {
    return [b ^ c ^ d, 0x6ed9eba1];
  }
  return t < 60 ? [(b & c) | (b & d) | (c & d), 0x8f1bbcdc] : [b ^ c ^ d, 0xca62c1d6];
}

import { createHash } from 'node:crypto';

const RUN_WORDS = 5;
/** The number of smallest hashes that stand for a text: enough to recognise it with a few words changed. */
const SKETCH_MAX = 32;

/** A positive number of 31 bits. */
const hashOf = (words: string) => createHash('sha1').update(words).digest().readUInt32BE(0) >>> 1;

/**
 * Returns a fingerprint that ignores case, signs and spaces: the smallest hashes of a text's runs of five words. Empty for
 * a shorter text, which many people write.
 */
export function sketchOf(text: string): number[] {
  const words =
    text
      .normalize('NFKC')
      // NFKC can turn a character into eighteen.
      .slice(0, 2 * text.length)
      .toLowerCase()
      .match(/\p{Script=Han}|[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const hashes = new Set<number>();
  for (let at = 0; at + RUN_WORDS <= words.length; at += 1) {
    hashes.add(hashOf(words.slice(at, at + RUN_WORDS).join(' ')));
  }
  return [...hashes].toSorted((a, b) => a - b).slice(0, SKETCH_MAX);
}

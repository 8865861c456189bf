import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealer, readKey } from './sealing.ts';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const WORDS = 'pässword \u{1F511}';

test('a sealed value can be opened for its own record only, and is never the same twice', () => {
  const sealer = createSealer([OLD]);
  const [one, two] = [sealer.seal(WORDS, 'connection 1'), sealer.seal(WORDS, 'connection 1')];
  expect(one.bytes.equals(two.bytes)).toBe(false);
  expect(one.bytes.includes('pass')).toBe(false);
  expect([one, two].map((sealed) => sealer.open(sealed, 'connection 1'))).toEqual([WORDS, WORDS]);
  expect(() => sealer.open(one, 'connection 2')).toThrow();
});

test('a changed byte anywhere is noticed', () => {
  const sealer = createSealer([OLD]);
  const { bytes, key_id } = sealer.seal(WORDS, 'it');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => sealer.open({ bytes: changed, key_id }, 'it')).toThrow();
  }
});

test('keys rotate: the first seals, the others still open, and one that was taken away is missed by its name', () => {
  const before = createSealer([OLD]);
  const sealed = before.seal(WORDS, 'it');
  const both = createSealer([NEW, OLD]);
  expect(both.open(sealed, 'it')).toBe(WORDS);
  expect(both.key_id).not.toBe(before.key_id);
  const anew = both.seal(WORDS, 'it');
  const after = createSealer([NEW]);
  expect(after.open(anew, 'it')).toBe(WORDS);
  expect(() => after.open(sealed, 'it')).toThrow(`the key ${before.key_id} is not among those of ENCRYPTION_KEYS`);
});

test('a key is 32 bytes in base64', () => {
  expect(readKey(OLD.toString('base64'))).toEqual(OLD);
  expect(readKey(` ${OLD.toString('base64url')} `)).toEqual(OLD);
  expect(readKey('short')).toBeNull();
  expect(() => createSealer([])).toThrow('no key');
});

test('fingerprints are equal for equal texts of one context and key, and for nothing else', () => {
  const of = (key: Buffer, text: string, context: string) =>
    createSealer([key]).fingerprint(text, context).toString('hex');
  expect(of(OLD, WORDS, 'it')).toBe(of(OLD, WORDS, 'it'));
  const all = [of(OLD, WORDS, 'it'), of(OLD, WORDS, 'other'), of(NEW, WORDS, 'it'), of(OLD, `${WORDS} `, 'it')];
  expect(new Set(all).size).toBe(4);
});

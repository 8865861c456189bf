import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha1 } from './sha1.ts';
import { uuidV5 } from './uuid-v5.ts';

const DNS = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

test("makes RFC 9562's example (appendix A.4)", () => {
  expect(uuidV5(DNS, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

test('hashes as the platform does, whatever the length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(Buffer.from(sha1(bytes)).toString('hex')).toBe(createHash('sha1').update(bytes).digest('hex'));
    }),
  );
});

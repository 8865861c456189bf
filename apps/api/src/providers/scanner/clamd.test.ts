import { expect, test } from 'vitest';
import { needs } from '../../testing/needs.ts';
import { EICAR, playClamd } from '../../testing/fake-clamd.ts';
import { hasClamd, startClamd } from '../../testing/real-clamd.ts';
import { clamdScanner } from './clamd.ts';

const A_PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 'x')]);
const INFECTED = Buffer.concat([A_PDF, Buffer.from(EICAR), A_PDF]);

needs('clamd', hasClamd).test(
  '[T-233] a real clamd finds the test file of all scanners within a PDF, and nothing in another',
  async () => {
    const clamd = await startClamd();
    try {
      const scanner = clamdScanner(clamd.url);
      expect(await scanner.findMalware(INFECTED)).toBe('Test.EICAR.UNOFFICIAL');
      expect(await scanner.findMalware(A_PDF)).toBe(null);
      expect(await scanner.findMalware(Buffer.alloc(10 * 1024 * 1024, '%PDF-1.7'))).toBe(null);
      // Larger than it takes: no answer to the question.
      await expect(scanner.findMalware(Buffer.alloc(13 * 1024 * 1024))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    } finally {
      await clamd.close();
    }
  },
);

test('[T-233] a file goes to clamd whole, in pieces, and only a clear answer counts', async () => {
  const clamd = await playClamd();
  const scanner = clamdScanner(clamd.url);
  expect(await scanner.findMalware(INFECTED)).toBe('Win.Test.EICAR_HDB-1');
  expect(await scanner.findMalware(A_PDF)).toBe(null);
  expect(clamd.seen.map((file) => file.equals(INFECTED))).toEqual([true, false]);
  for (const answer of [
    null,
    '',
    'stream: OK FOUND? ERROR\0',
    'INSTREAM size limit exceeded. ERROR\0',
    'x'.repeat(5000),
  ]) {
    clamd.answer = () => answer;
    await expect(scanner.findMalware(A_PDF)).rejects.toMatchObject({ code: 'UNAVAILABLE', retry_after_s: 30 });
  }
  await clamd.close();
  await expect(scanner.findMalware(A_PDF)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

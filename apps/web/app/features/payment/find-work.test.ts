import { createHash } from 'node:crypto';
import { isWork, workText } from '@abroad/contract/work';
import { expect, test } from 'vitest';
import { findWork } from './find-work.ts';

const BOOKING = '0190a5b2-0000-7000-8000-000000000001';

test('[T-181] a browser finds the first number whose hash with the booking’s id begins with enough zeros', async () => {
  const work = await findWork(BOOKING, new AbortController().signal);
  const isEnough = (number: number) => isWork(createHash('sha256').update(workText(BOOKING, number)).digest());
  expect(isEnough(work)).toBe(true);
  expect(Array.from({ length: work }, (_, number) => number).some(isEnough)).toBe(false);
});

test('[T-181] the work ends when the page is left', async () => {
  const left = new AbortController();
  const work = findWork(BOOKING, left.signal);
  left.abort();
  await expect(work).rejects.toMatchObject({ name: 'AbortError' });
});

import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test('[T-330] the size of a file is said in kilobytes or megabytes of the reader’s language', () => {
  expect([1, 20_480, 1_048_575, 1_468_006, 10_485_760].map((bytes) => fileSize(bytes, 'en'))).toEqual([
    '1 kB',
    '20 kB',
    '1,024 kB',
    '1.4 MB',
    '10 MB',
  ]);
  expect(fileSize(1_468_006, 'fr')).toMatch(/^1,4\sMo$/);
  expect(fileSize(1_468_006, 'ar')).toContain('1.4');
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RETRIED } from '../lib/test/retried.ts';
import { ROOT } from './source-files.ts';

test('given the list of tests with a second run, each is a test that exists, with a reason', () => {
  for (const { file, title, reason } of RETRIED) {
    expect(readFileSync(path.join(ROOT, file), 'utf8'), file).toContain(title);
    expect(reason.split(' ').length, title).toBeGreaterThan(7);
  }
});

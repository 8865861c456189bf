import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tierPicture } from '../lib/tier-picture.ts';
import { ROOT } from './source-files.ts';

test('the diagram of the tiers shows what each may import', () => {
  expect(readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8')).toContain(tierPicture());
});

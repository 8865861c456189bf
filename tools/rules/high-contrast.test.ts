import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const APP = path.resolve(import.meta.dirname, '../../apps/web/app');
/** Selectors of current elements that only their background distinguishes. */
const BY_BACKGROUND = /\.([\w-]+)(?: a)?\[aria-current[^\]]*\][^{},]*\{\s*background:/g;

test('what high contrast takes the background of is still told from the rest where it is the current one', () => {
  const [, kept = ''] = /@media \(forced-colors: active\) \{([\s\S]*?)\{\s*forced-color-adjust/.exec(
    readFileSync(path.join(APP, 'styles/base.css'), 'utf8'),
  ) ?? [''];
  const current = globSync('**/*.css', { cwd: APP }).flatMap((file) =>
    [...readFileSync(path.join(APP, file), 'utf8').matchAll(BY_BACKGROUND)].map(([, name = '']) => name),
  );
  expect(current).toContain('thread-row');
  expect(current.filter((name) => !new RegExp(`\\.${name}\\b`).test(kept))).toEqual([]);
});

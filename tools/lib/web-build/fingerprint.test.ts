import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { webFingerprint } from './fingerprint.ts';

test('changes with the sources of the web, not with tests or anything else', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'abroad-mentors-web-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    return webFingerprint(root);
  };
  const first = write('apps/web/app/root.tsx', 'a');
  expect(write('apps/web/app/lib/paths.test.ts', 'a')).toBe(first);
  expect(write('apps/web/app/testing/open-page.tsx', 'a')).toBe(first);
  expect(write('apps/api/src/app.ts', 'a')).toBe(first);
  const second = write('packages/contract/src/limits.ts', 'a');
  expect(second).not.toBe(first);
  expect(write('apps/web/app/root.tsx', 'b')).not.toBe(second);
});

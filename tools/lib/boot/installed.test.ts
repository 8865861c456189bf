import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled, markInstalled, unmarkInstalled } from './installed.mjs';
import { pinnedNode } from './layout.mjs';

let folder: string;

function write(file: string, content: unknown): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(content));
}

const lockOf = (version: string) => ({
  packages: {
    '': {},
    'node_modules/zod': { version },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  },
});

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'abroad-mentors-boot-'));
  write('package-lock.json', lockOf('1.0.0'));
  const node = pinnedNode(folder);
  if (node) write(path.relative(folder, node), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('isInstalled', () => {
  test('is false for a fresh clone and after an interrupted installation', () => {
    expect(isInstalled(folder)).toBe(false);
  });

  test('holds after an installation until the lock file changes', () => {
    markInstalled(folder);
    expect(isInstalled(folder)).toBe(true);
    write('package-lock.json', lockOf('1.0.1'));
    expect(isInstalled(folder)).toBe(false);
  });

  test('trusts npm’s list of installed packages, without those of other platforms', () => {
    write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': { version: '1.0.0' } } });
    expect(isInstalled(folder)).toBe(true);
  });

  test('[T-345] is false when npm has left out a binary of this platform, as it does on an older Node', () => {
    const binary = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
    const { packages } = lockOf('1.0.0');
    write('package-lock.json', { packages: { ...packages, 'node_modules/binary': binary } });
    write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': { version: '1.0.0' } } });
    expect(isInstalled(folder)).toBe(false);
    write('package-lock.json', { packages: { ...packages, 'node_modules/binary': { ...binary, os: ['aix'] } } });
    expect(isInstalled(folder)).toBe(true);
  });

  test('is false when npm has installed another version', () => {
    write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': { version: '0.9.0' } } });
    expect(isInstalled(folder)).toBe(false);
  });

  test('is false without the pinned Node, and while an installation runs', () => {
    markInstalled(folder);
    unmarkInstalled(folder);
    expect(isInstalled(folder)).toBe(false);
    markInstalled(folder);
    rmSync(path.join(folder, 'node_modules'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });
});

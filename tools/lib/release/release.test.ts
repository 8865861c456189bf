import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLater } from './changelog.ts';
import { release } from './release.ts';

let root = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const day = '2026-11-27';

const LOCK = {
  name: 'p',
  version: '0.9.0',
  packages: { '': { version: '0.9.0' }, 'node_modules/a': { version: '0.9.0' } },
};
const MIGRATIONS = 'apps/api/src/db/migrations';
const CHANGELOG = '# Changelog\n\n## Unreleased\n\n### Added\n\n- A doctor.\n\n## 0.9.0, 2026-10-01\n\n- The first.\n';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.org');
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ name: 'p', version: '0.9.0' }, null, 2));
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(LOCK, null, 2));
  writeFileSync(path.join(root, 'CHANGELOG.md'), CHANGELOG);
  mkdirSync(path.join(root, MIGRATIONS), { recursive: true });
  for (const name of ['0014-pages.sql', '0282-files.sql', 'notes.txt'])
    writeFileSync(path.join(root, MIGRATIONS, name), '');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
});
afterEach(() => rmSync(root, { recursive: true }));

test('[T-344] a release names the version in package and changelog, and tags it with its notes', () => {
  let checks = 0;
  release({ root, version: '0.10.0', day, check: () => (checks += 1) });
  expect(checks).toBe(1);
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: '0.10.0' });
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    ...LOCK,
    version: '0.10.0',
    packages: { ...LOCK.packages, '': { version: '0.10.0' } },
  });
  expect(read('CHANGELOG.md')).toBe(CHANGELOG.replace('## Unreleased\n', '## Unreleased\n\n## 0.10.0, 2026-11-27\n'));
  expect(read('apps/api/src/db/last-release.txt')).toBe('0282-files.sql\n');
  expect(git('log', '-1', '--format=%s')).toBe('Release 0.10.0');
  expect(git('tag', '--list', '--format=%(contents)', 'v0.10.0')).toContain('### Added\n\n- A doctor.');
  expect(git('status', '--porcelain')).toBe('');
});

test('[T-344] a release that can’t be made changes nothing', () => {
  const refused =
    (version: string, check = () => undefined as void) =>
    () =>
      release({ root, version, day, check });
  expect(refused('one')).toThrow('"one" is no version');
  expect(refused('0.9.0')).toThrow("0.9.0 doesn't come after 0.9.0");
  expect(refused('1.0.0')).toThrow('under "### Upgrading" what it needs of the operator');
  expect(
    refused('0.10.0', () => {
      throw new Error('a test failed');
    }),
  ).toThrow('a test failed');
  git('tag', 'v0.10.0');
  expect(refused('0.10.0')).toThrow('v0.10.0 is tagged already');
  expect(git('status', '--porcelain')).toBe('');
  writeFileSync(path.join(root, 'left.txt'), '');
  expect(refused('0.11.0')).toThrow('commit or discard');
  git('checkout', '--quiet', '-b', 'other');
  expect(refused('0.11.0')).toThrow('on main');
  expect(git('log', '--format=%s')).toBe('Begin');
});

test('[T-344] versions follow one another by numbers, not by letters', () => {
  expect(isLater('0.10.0', '0.9.9')).toBe(true);
  expect(isLater('1.0.0', '0.99.0')).toBe(true);
  expect(isLater('0.9.0', '0.9.0')).toBe(false);
  expect(isLater('0.9.1', '0.10.0')).toBe(false);
});

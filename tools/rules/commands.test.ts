import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS, LAB_COMMANDS, RARE_COMMANDS } from '../lib/commands.ts';
import { ROOT } from './source-files.ts';

const scriptsOf = (file: string) =>
  (JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as { scripts: Record<string, string> }).scripts;

test('each command has a line of help, and each line a command', () => {
  expect(Object.keys(COMMANDS).toSorted()).toEqual(Object.keys(scriptsOf('package.json')).toSorted());
  expect(Object.keys(LAB_COMMANDS).toSorted()).toEqual(Object.keys(scriptsOf('lab/package.json')).toSorted());
  const files = [
    ...Object.keys(RARE_COMMANDS).map((name) => `tools/${name}.ts`),
    ...Object.keys(LAB_COMMANDS).map((name) => `lab/${name.replace(':', '-')}.ts`),
  ];
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('a newcomer finds at most 18 scripts', () => {
  expect(Object.keys(COMMANDS).length).toBeLessThanOrEqual(18);
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS, LAB_COMMANDS, RARE_COMMANDS } from '../lib/commands.ts';
import { ROOT } from './source-files.ts';

const scriptsOf = (file: string) =>
  Object.keys((JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as { scripts: object }).scripts).toSorted();
const toolsIn = (folder: string) => globSync(`${folder}/*.ts`, { cwd: ROOT }).map((file) => path.basename(file, '.ts'));
const namesOf = (commands: object) => Object.keys(commands).toSorted();
/** Those that other programs start: `npm run` has another way to each of them. */
const WITHOUT_FILE = ['check', 'format', 'lab', 'test:full'];

test('each script has a line of help, and each line a script', () => {
  expect(namesOf(COMMANDS)).toEqual(scriptsOf('package.json'));
  expect(namesOf(LAB_COMMANDS)).toEqual(scriptsOf('lab/package.json'));
});

test('each command has a file, and each file a line of help', () => {
  const tools = namesOf({ ...COMMANDS, ...RARE_COMMANDS }).filter((name) => !WITHOUT_FILE.includes(name));
  expect(toolsIn('tools').toSorted()).toEqual(tools);
  const experiments = namesOf(LAB_COMMANDS).map((name) => name.replace(':', '-'));
  expect(toolsIn('lab').toSorted()).toEqual(experiments.toSorted());
});

test('a newcomer finds at most 18 scripts', () => {
  expect(namesOf(COMMANDS).length).toBeLessThanOrEqual(18);
});

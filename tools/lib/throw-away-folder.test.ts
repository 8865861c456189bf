import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeThrowAwayFolder, type Place } from './throw-away-folder.ts';

const PLACES: Place[] = ['disk', 'memory'];

/** Creates one in a child process, which is killed right after. @returns the folder that it left. */
async function leaveOne(place: Place): Promise<string> {
  const module = JSON.stringify(path.join(import.meta.dirname, 'throw-away-folder.ts'));
  const script = `const { makeThrowAwayFolder } = await import(${module});
    process.stdout.write(makeThrowAwayFolder('${place}').folder); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const folder = output.toString();
  // From now on any other run of tests may remove it.
  expect(existsSync(folder)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  return folder;
}

test.each(PLACES)('a folder (%s) is for this process, other accounts can enter it, and it goes whole', (wanted) => {
  const { folder, remove } = makeThrowAwayFolder(wanted);
  writeFileSync(path.join(folder, 'kept'), 'something');
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  remove();
  expect(existsSync(folder)).toBe(false);
});

test.each(PLACES)('what a killed process left (%s) goes with the next, and what lives stays', async (wanted) => {
  const mine = makeThrowAwayFolder(wanted);
  const left = await leaveOne(wanted);
  const next = makeThrowAwayFolder(wanted);
  expect([left, mine.folder, next.folder].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  mine.remove();
  next.remove();
});

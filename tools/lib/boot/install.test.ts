import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeThrowAwayFolder } from '../throw-away-folder.ts';

test('[T-345] npm chooses packages for the pinned Node, whatever Node it runs on itself', () => {
  const file = fileURLToPath(new URL('as-pinned.cjs', import.meta.url));
  const ask = (...args: string[]) =>
    execFileSync(process.execPath, [...args, '-p', 'process.version'])
      .toString()
      .trim();
  // The tests run on the pinned one.
  expect(ask('--require', file)).toBe(process.version);
  expect(
    execFileSync(process.execPath, [
      '-e',
      `Object.defineProperty(process, 'version', { value: 'v18.0.0', configurable: true }); require(${JSON.stringify(file)}); console.log(process.version)`,
    ])
      .toString()
      .trim(),
  ).toBe(process.version);
});

test('[T-465] an installation says how far it is, and ends when it is asked to, though npm would go on fetching', async () => {
  const { folder, remove } = makeThrowAwayFolder('disk');
  const npm = path.join(folder, 'npm-cli.js');
  writeFileSync(
    npm,
    `process.on('SIGINT', () => {}); require('fs').writeFileSync('started', ''); setInterval(() => {}, 1000)`,
  );
  for (const name of ['filled', '@of/someone', 'empty'])
    mkdirSync(path.join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(path.join(folder, 'node_modules/filled/package.json'), '{}');
  const install = new URL('install.mjs', import.meta.url).href;
  const code = `import(${JSON.stringify(install)}).then((it) => it.install(${JSON.stringify(folder)})).then(console.log)`;
  const child = spawn(process.execPath, ['-e', code], { env: { ...process.env, npm_execpath: npm } });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close');
  try {
    await expect.poll(() => existsSync(path.join(folder, 'started')), { timeout: 20_000 }).toBe(true);
    child.kill('SIGINT');
    await ended;
  } finally {
    child.kill('SIGKILL');
    remove();
  }
  expect(said).toContain('Installing packages 0 s, 1 of 3 packages');
  expect(said).toContain('The installation was interrupted: the next start repeats it.');
});

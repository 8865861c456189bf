import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

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

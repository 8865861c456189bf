import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KilledError } from './process-part.ts';
import { restartOnChange } from './restart-on-change.ts';

let folder = '';
let stopped: AbortController;
let running: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'abroad-mentors-watch-'));
  stopped = new AbortController();
  running = [];
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  stopped.abort();
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const edit = (text: string) => writeFileSync(path.join(folder, 'app.ts'), text);

/** A part that takes a while to start, and never ends by itself. */
function partOf(state: string) {
  running.push(state);
  const stop = async () => void running.splice(running.indexOf(state), 1);
  return { name: 'The server', ended: new Promise<string>(() => {}), stop };
}

test('after several quick edits only the last state runs', async () => {
  edit('0');
  const run = vi.fn(async (starting: AbortSignal) => {
    const mine = `state ${readFileSync(path.join(folder, 'app.ts'), 'utf8')}`;
    await wait(300);
    if (starting.aborted) throw new KilledError('The server did not start (killed by SIGTERM).');
    return partOf(mine);
  });
  const complain = vi.spyOn(console, 'error');
  await restartOnChange({ folders: [folder], signal: stopped.signal, run });
  for (const state of ['1', '2', '3', '4']) {
    edit(state);
    await wait(200);
  }
  await expect.poll(() => running).toEqual(['state 4']);
  expect(complain).not.toHaveBeenCalled();
});

test('a server that is killed while it starts is started again', async () => {
  const run = vi.fn(async () => partOf('well'));
  await restartOnChange({ folders: [folder], signal: stopped.signal, run });
  run.mockRejectedValueOnce(new KilledError('The server did not start (killed by SIGKILL).'));
  edit('1');
  await expect.poll(() => run.mock.calls.length).toBe(3);
  await expect.poll(() => running).toEqual(['well']);
});

test('a server that fails to start waits for the next change', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const run = vi.fn(async () => partOf('well'));
  await restartOnChange({ folders: [folder], signal: stopped.signal, run });
  run.mockRejectedValueOnce(new Error('SyntaxError'));
  edit('1');
  await expect.poll(() => complain.mock.calls.length).toBe(1);
  expect(running).toEqual([]);
  edit('2');
  await expect.poll(() => running).toEqual(['well']);
});

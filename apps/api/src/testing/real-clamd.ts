import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EICAR } from './fake-clamd.ts';

const CLAMD = '/usr/sbin/clamd';
/** Debian's package clamav-daemon. */
export const hasClamd = existsSync(CLAMD);

const answers = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const trial = connect({ path: socket });
    trial.once('connect', () => resolve(true)).once('error', () => resolve(false));
    trial.once('connect', () => trial.destroy());
  });

/** A real clamd with a single signature, that of the test file of all scanners. */
export async function startClamd() {
  const folder = await mkdtemp(path.join(tmpdir(), 'clamd-'));
  const socket = path.join(folder, 'socket');
  await writeFile(path.join(folder, 'test.ndb'), `Test.EICAR:0:*:${Buffer.from(EICAR).toString('hex')}\n`);
  const settings = { DatabaseDirectory: folder, LocalSocket: socket, Foreground: 'yes', StreamMaxLength: '12M' };
  const lines = Object.entries(settings).map((line) => line.join(' '));
  await writeFile(path.join(folder, 'clamd.conf'), `${lines.join('\n')}\n`);
  const child = spawn(CLAMD, ['--config-file', path.join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const until = Date.now() + 20_000;
  while (!(await answers(socket)) && child.exitCode === null && Date.now() < until) {
    await wait(50);
  }
  return {
    url: `unix://${socket}`,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

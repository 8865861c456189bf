import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { markInstalled, unmarkInstalled } from './installed.mjs';
import { explainNpmFailure } from './npm-failure.mjs';
import { startTicker } from './ticker.mjs';

const FLAGS = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
const MANNERS = ['--prefer-offline', '--no-progress', '--loglevel=error'];

/** Lets npm choose packages for the Node that runs them; a path in NODE_OPTIONS is quoted as in JSON. */
const AS_PINNED = JSON.stringify(fileURLToPath(new URL('as-pinned.cjs', import.meta.url)));

/** The npm that runs this command, or the one on the PATH. */
function npmCommand() {
  const npm = process.env.npm_execpath;
  if (npm && /npm-cli\.c?js$/.test(npm)) return [process.execPath, [npm, ...FLAGS, ...MANNERS]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', [...FLAGS, ...MANNERS]];
}

/** npm finishes its downloads before it ends, which may take minutes. Nothing is lost by not waiting: the next start begins again. */
const PATIENCE_MS = 1000;

/** npm makes the folders of all packages at once, and fills them one by one. */
function countPackages(folder) {
  const top = path.join(folder, 'node_modules');
  try {
    const names = readdirSync(top).flatMap((name) => {
      if (name.startsWith('.')) return [];
      return name.startsWith('@') ? readdirSync(path.join(top, name)).map((own) => path.join(name, own)) : [name];
    });
    const filled = names.filter((name) => existsSync(path.join(top, name, 'package.json')));
    return `, ${filled.length} of ${names.length} packages`;
  } catch {
    return '';
  }
}

/** @param whenAsked is called when it is asked to end */
function runNpm(folder, whenAsked) {
  const [command, args] = npmCommand();
  return new Promise((resolve) => {
    let output = '';
    const npm = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${AS_PINNED}`.trim() },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let asked = false;
    const forward = (signal) => {
      if (!asked) whenAsked();
      asked = true;
      npm.kill(signal);
      setTimeout(() => npm.kill('SIGKILL'), PATIENCE_MS).unref();
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text));
    const finish = (answer) => {
      for (const signal of signals) process.off(signal, forward);
      resolve({ output, ...answer });
    };
    npm.on('error', (error) => finish({ status: 1, output: `${error.code ?? ''} ${error.message}` }));
    npm.on('close', (status, signal) => finish({ status, interrupted: asked || signal !== null || status > 128 }));
  });
}

/**
 * Installs the packages of the lock file without running their scripts.
 * @returns {Promise<string | null>} an error message of one or two lines, or null
 */
export async function install(folder) {
  unmarkInstalled(folder);
  const ticker = startTicker('Installing packages', () => countPackages(folder));
  const { status, output, interrupted } = await runNpm(folder, () => ticker.stop());
  ticker.stop(status === 0);
  if (status === 0) {
    markInstalled(folder);
    return null;
  }
  return interrupted ? 'The installation was interrupted: the next start repeats it.' : explainNpmFailure(output);
}

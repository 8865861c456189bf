import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { isInstalled } from './installed.mjs';
import { pinnedNode, root } from './layout.mjs';
import { whenNpmIsGone } from './parent.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** `npm run lab -- bench:slots` is `lab/bench-slots.ts`; all other commands are in `tools`. */
function toolOf(name, args) {
  if (name !== 'lab') return { tool: path.join(root, 'tools', `${name}.ts`), rest: args };
  const [experiment, ...rest] = args;
  const isNamed = /^[a-z:-]+$/.test(experiment ?? '');
  return isNamed
    ? { tool: path.join(root, 'lab', `${experiment.replace(':', '-')}.ts`), rest }
    : { tool: path.join(root, 'tools/help.ts'), rest: [] };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Continues with a tool under the pinned Node; ends with it, and ends it when this process ends. */
function handOver(node, tool, args) {
  const bin = path.join(root, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/compile'),
  };
  // The channel closes when this process is killed, which tells the child to end.
  const child = spawn(node, [tool, ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let asked = false;
  const end = (signal) => {
    asked = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, () => end(signal));
  whenNpmIsGone(() => end('SIGTERM'));
  child.on('error', (error) => fail(`The pinned Node (${node}) does not run here: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal && !asked) console.error(`${path.basename(tool)} was ended by ${signal}.`);
    process.exit(signal ? Number(!asked) : code);
  });
}

/** @param {string[]} commandLine the name of a tool and its arguments */
export async function run([name, ...args]) {
  process.chdir(root);
  const { tool, rest } = toolOf(name, args);
  if (!/^[a-z-]+$/.test(name ?? '') || !existsSync(tool)) {
    fail(`There is no command "${[name, ...args].join(' ')}". All of them: npm run help`);
  }
  if (!isInstalled(root)) {
    const problem = await install(root).catch((error) => error.message);
    if (problem) fail(problem);
  }
  const node = pinnedNode(root);
  if (!node || !existsSync(node)) fail(`There is no pinned Node for ${process.platform}-${process.arch}.`);
  handOver(node, tool, rest);
}

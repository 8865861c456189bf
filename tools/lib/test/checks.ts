import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runCommand } from './run-command.ts';
import { addUp, type Tally } from './tally.ts';

async function check(title: string, work: () => Promise<{ ok: boolean; output: string }>): Promise<Tally> {
  const begin = performance.now();
  const { ok, output } = await work();
  console.log(`${ok ? '✓' : '✗'} ${title} ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  if (!ok) console.log(output.trimEnd());
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Every folder with a TypeScript configuration of its own. */
function typeScriptProjects(): string[] {
  const workspaces = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((name) => path.join(ROOT, folder, name)),
  );
  return [ROOT, ...workspaces].filter((folder) => existsSync(path.join(folder, 'tsconfig.json')));
}

async function checkTypes(): Promise<Tally[]> {
  // The web's routes have types that are generated from the table of routes.
  const tallies = [
    await check('route types', () =>
      runCommand({ program: 'react-router', args: ['typegen'], folder: path.join(ROOT, 'apps/web') }),
    ),
  ];
  for (const project of typeScriptProjects()) {
    const title = `types of ${path.relative(ROOT, project) || 'tools'}`;
    tallies.push(await check(title, () => runCommand({ program: 'tsc', args: ['-p', project, '--noEmit'] })));
  }
  return tallies;
}

async function checkStyle(): Promise<Tally[]> {
  return [
    await check('format', () => runCommand({ program: 'oxfmt', args: ['--check'] })),
    await check('lint', () => runCommand({ program: 'oxlint', args: ['--type-aware', '--quiet'] })),
  ];
}

/** Formatting, lint rules and types, side by side. */
export async function runChecks(): Promise<Tally> {
  return addUp((await Promise.all([checkStyle(), checkTypes()])).flat());
}

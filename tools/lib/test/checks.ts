import path from 'node:path';
import { ROOT, runCommand } from './run-command.ts';
import { addUp, NOTHING, type Tally } from './tally.ts';

/** Tests often wait: the processor time that they leave is enough for all of the checks. */
const runBeside = (command: Parameters<typeof runCommand>[0]) => runCommand({ ...command, gives_way: true });

async function check(title: string, work: () => Promise<{ ok: boolean; output: string }>): Promise<Tally> {
  const begin = performance.now();
  const { ok, output } = await work();
  console.log(`${ok ? '✓' : '✗'} ${title} ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return ok ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, remarks: [`✗ ${title}\n${output.trimEnd()}`] };
}

/** The folders of the projects that `npm test` checks: code in Node, end-to-end tests, and the web. */
const PROGRAMS = ['.', 'e2e', 'apps/web'];

// Several type checkers would each check the shared code, while the linter uses the other processor.
const checkTypesOf = (folder: string): Promise<Tally> =>
  check(`types of ${folder}`, () => runBeside({ program: 'tsc', args: ['-p', folder, '--noEmit', '--checkers', '1'] }));

async function checkTypes(): Promise<Tally[]> {
  // The web's routes have types that are generated from the table of routes.
  const tallies = [
    await check('route types', () =>
      runBeside({ program: 'react-router', args: ['typegen'], folder: path.join(ROOT, 'apps/web') }),
    ),
  ];
  for (const folder of PROGRAMS) tallies.push(await checkTypesOf(folder));
  return tallies;
}

async function checkStyle(): Promise<Tally[]> {
  return [
    await check('format', () => runBeside({ program: 'oxfmt', args: ['--check'] })),
    await check('lint', () =>
      runBeside({ program: 'oxlint', args: ['--type-aware', '--quiet', '--ignore-pattern', 'lab/**'] }),
    ),
  ];
}

/** Types and lint rules of the laboratory, which `npm test` leaves out. */
export async function checkLab(): Promise<Tally> {
  const lint = await check('lint of lab', () =>
    runBeside({ program: 'oxlint', args: ['--type-aware', '--quiet', 'lab'] }),
  );
  return addUp([await checkTypesOf('lab'), lint]);
}

/** Formatting, lint rules and types, in parallel, in processor time that others leave. */
export async function runChecks(): Promise<Tally> {
  return addUp((await Promise.all([checkStyle(), checkTypes()])).flat());
}

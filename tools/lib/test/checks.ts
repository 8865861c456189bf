import path from 'node:path';
import { ROOT, runCommand } from './run-command.ts';
import { addUp, NOTHING, type Tally } from './tally.ts';

/** Tests often wait: the processor time that they leave is enough for all of the checks. */
const runBeside = (command: Parameters<typeof runCommand>[0]) => runCommand({ ...command, gives_way: true });

async function check(title: string, work: () => Promise<{ ok: boolean; output: string }>): Promise<Tally> {
  const begin = performance.now();
  const { ok, output } = await work();
  console.log(`${ok ? '✓' : '✗'} ${title} ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  if (!ok) console.log(output.trimEnd());
  return ok ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, remarks: [`✗ ${title}: see above`] };
}

/** The folders of the three projects: code in Node, end-to-end tests, and the web. */
const PROGRAMS = ['.', 'e2e', 'apps/web'];

async function checkTypes(): Promise<Tally[]> {
  // The web's routes have types that are generated from the table of routes.
  const tallies = [
    await check('route types', () =>
      runBeside({ program: 'react-router', args: ['typegen'], folder: path.join(ROOT, 'apps/web') }),
    ),
  ];
  for (const folder of PROGRAMS) {
    // Several type checkers would each check the shared code, while the linter uses the other processor.
    const args = ['-p', folder, '--noEmit', '--checkers', '1'];
    tallies.push(await check(`types of ${folder}`, () => runBeside({ program: 'tsc', args })));
  }
  return tallies;
}

async function checkStyle(): Promise<Tally[]> {
  return [
    await check('format', () => runBeside({ program: 'oxfmt', args: ['--check'] })),
    await check('lint', () => runBeside({ program: 'oxlint', args: ['--type-aware', '--quiet'] })),
  ];
}

/** Formatting, lint rules and types, in parallel, in processor time that others leave. */
export async function runChecks(): Promise<Tally> {
  return addUp((await Promise.all([checkStyle(), checkTypes()])).flat());
}

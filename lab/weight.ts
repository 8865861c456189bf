import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { fragmentsOf, isSmall } from '../tools/rules/fragments.ts';
import { readSourceFiles, ROOT } from '../tools/rules/source-files.ts';
import { table } from './bench/lib/table.ts';

// `npm run lab -- weight`: how much a reader of this repository has to hold, beside what it was and what is aimed at.

interface Statement {
  type: string;
  start: number;
  end: number;
  source?: { value: string } | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: { importKind?: string; exportKind?: string }[];
}

const API = 'apps/api/src/';
const CREATE_BOOKING = `${API}features/bookings/book/create-booking.ts`;

const files = readSourceFiles();
const code = new Map(files.filter((file) => !file.is_test).map((file) => [file.path, file]));
const ofApi = [...code.keys()].filter((file) => file.startsWith(API));
const isType = (part: { importKind?: string; exportKind?: string }) => (part.importKind ?? part.exportKind) === 'type';

/** The files of ours that a file loads when it runs: imports of types load nothing. */
function loadedBy(file: string): string[] {
  const source = code.get(file);
  if (source === undefined) return [];
  const statements = parseSync(file, source.text).program.body as unknown as Statement[];
  const atRunTime = statements.filter(
    (one) =>
      one.source && !isType(one) && !(one.specifiers?.length && one.specifiers.every((specifier) => isType(specifier))),
  );
  const written = new Set(atRunTime.map(({ source: from }) => from?.value));
  const targets = source.imports.filter((target) => code.has(target));
  return targets.filter((target) => [...written].some((name) => name !== undefined && isNamed(name, target)));
}

/** Whether an import as it is written can mean a file: by the file's name. */
const isNamed = (written: string, target: string): boolean =>
  written.startsWith('.')
    ? path.posix.basename(written) === path.posix.basename(target)
    : target.endsWith(`/src/${written.replace(/^@abroad\/[\w-]+\/?/, '') || 'index'}.ts`);

const loads = new Map([...code.keys()].map((file) => [file, loadedBy(file)]));

const chains = new Map<string, number>();
function chainOf(file: string): number {
  const known = chains.get(file);
  if (known !== undefined) return known;
  // There are no circles, which a rule test holds.
  const length = 1 + Math.max(0, ...(loads.get(file) ?? []).map(chainOf));
  chains.set(file, length);
  return length;
}

function reachedFrom(file: string, reached = new Set([file])): Set<string> {
  for (const target of loads.get(file) ?? []) {
    if (!reached.has(target)) reachedFrom(target, reached.add(target));
  }
  return reached;
}

const linesOf = (file: string): number => readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1;
const wordsOf = (file: string): number => readFileSync(path.join(ROOT, file), 'utf8').split(/\s+/).length - 1;
const whole = (value: number): string => value.toLocaleString('en');
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const fragments = (): number => {
  const some = [...code.values()].filter((file) => file.path.startsWith(API));
  return fragmentsOf(some).filter((file) => isSmall(file)).length / some.length;
};

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const written = tracked.filter((file) => /\.(ts|tsx|css|sql)$/.test(file));
const decisions = globSync('docs/decisions/0*.md', { cwd: ROOT });
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

console.log(
  table([
    ['', 'November 2026', 'aim', 'now'],
    ['files (TypeScript, CSS, SQL)', '5,070', '3,600', whole(written.length)],
    ['their lines', '320,000', '250,000', whole(sum(written.map(linesOf)))],
    ['lines a file, median of the API', '49', '65 or more', whole(median(ofApi.map(linesOf)))],
    ['private fragments of the API', '17 %', 'under 3 %', `${(fragments() * 100).toFixed(1)} %`],
    ['longest chain of imports of the API', '77', '35', whole(Math.max(...ofApi.map(chainOf)))],
    ['files that createBooking loads', '534', '300', whole(reachedFrom(CREATE_BOOKING).size)],
    ['translation files', '729', '21', whole(tracked.filter((file) => /\/locales\/..\.json$/.test(file)).length)],
    ['scripts in package.json', '40', '18', whole(Object.keys(scripts).length)],
    ['words of the README', '7,340', '1,800', whole(wordsOf('README.md'))],
    ['decisions', '154', 'about 60', whole(decisions.length)],
    ['their words', '49,800', '', whole(sum(decisions.map(wordsOf)))],
  ]),
);

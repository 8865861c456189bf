import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { answerLine } from './lib/slots/answer-line.ts';

const USAGE = `usage: npm run --silent slots -- [--explain] < cases.jsonl

A line is a case: {zone, weekly: [{days, start, end}], overrides: [{date, ranges: [{start, end}]}],
busy: [{start, end, kind?} | {startDate, endDate?, zone?}], policy, now, from, to}. docs/slots.md says more.`;

/** Prints a line of JSON for each case, in order; `null`, and a message on stderr, for an invalid one. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { explain: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    const answer = answerLine(line, { explain: values.explain });
    process.stdout.write(`${answer.ok ? answer.json : 'null'}\n`);
    if (answer.ok) continue;
    for (const problem of answer.problems) console.error(`line ${number}: ${problem}`);
    process.exitCode = 1;
  }
}

// A reader that closes the pipe (head) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
main().catch((error: unknown) => {
  console.error(`slots: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  process.exitCode = 1;
});

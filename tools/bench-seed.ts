import { parseArgs } from 'node:util';
import { benchSeed } from '../bench/seed/run.ts';

const { values } = parseArgs({
  options: { mentors: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '3' } },
});
benchSeed({ mentors: Number(values.mentors), rounds: Number(values.rounds), env: process.env }).catch(
  (error: unknown) => {
    console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  },
);

import { loadavg } from 'node:os';
import path from 'node:path';
import { makeThrowAwayFolder } from '../../../tools/lib/throw-away-folder.ts';
import { step } from '../../../tools/lib/start/steps.ts';
import { toPath } from './search-request.ts';
import { withEngines, type Contender } from './contender.ts';
import { startContenders } from './contenders/start-contenders.ts';
import { exportDocuments, type Exported } from './documents/export-documents.ts';
import { openInstance } from './instance.ts';
import { compareAnswers } from './measuring/compare-answers.ts';
import { measureMix, measureShapes, warmUp } from './measuring/measure.ts';
import { DIFFERENCES, printAgreement } from './report/answers.ts';
import { printSizes } from './report/sizes.ts';
import { printMix, printShapes } from './report/speeds.ts';
import { drawQuestions, interleave, type Questions } from './shapes/draw-questions.ts';
import { createStopper, type Stopper } from './stopper.ts';
import { benchUnderWrites } from './under-writes.ts';

export interface SearchBench {
  /** The minimum number of made-up mentors. */
  mentors: number;
  /** A data directory whose mentors are used; null for a temporary database. */
  data_dir: string | null;
  /** Measures searches while profiles change, without peers. */
  writes: boolean;
}

const CLIENTS = [1, 8];
const PEER = 'Sphinx';

const namesOf = (contenders: readonly Contender[]) => contenders.map(({ name }) => name);

async function measure(contenders: readonly Contender[], questions: readonly Questions[]): Promise<void> {
  const all = withEngines(contenders);
  const names = namesOf(contenders);
  const peer = names.includes(PEER) ? PEER : null;
  await step('Warming up', () => warmUp(all, questions));
  const mix = await step('All shapes mixed', () => measureMix(all, questions, CLIENTS));
  console.log(`\n${printMix(mix, { names: namesOf(all), peer })}\n`);
  for (const clients of CLIENTS) {
    const title = `Each shape, ${clients} ${clients === 1 ? 'client' : 'clients'}`;
    const shapes = await step(title, () => measureShapes(contenders, questions, clients));
    console.log(`\n${printShapes(shapes, { names, peer })}\n`);
  }
}

/** Compares the answers with those of the peers, then measures. */
async function besidePeers(database_url: string, exported: Exported, stopper: Stopper): Promise<void> {
  const questions = drawQuestions(exported.sample);
  const contenders = await startContenders(database_url, exported, stopper);
  const all = withEngines(contenders);
  const agreements = await step('Comparing answers', () => compareAnswers(all, questions, exported.idOf));
  const shapes = questions.map(({ shape }) => shape.name);
  console.log(`\n${printAgreement(shapes, namesOf(all), agreements)}\n\n${DIFFERENCES.join('\n')}\n`);
  await measure(contenders, questions);
  console.log(`${await printSizes(contenders)}\n`);
}

async function run({ mentors, data_dir, writes }: SearchBench, stopper: Stopper): Promise<void> {
  const { folder, remove } = makeThrowAwayFolder('disk');
  stopper.add(remove);
  const database_url = await step('Database', () => openInstance(data_dir, mentors, stopper));
  const exported = await exportDocuments(database_url, folder);
  if (writes) {
    const paths = interleave(drawQuestions(exported.sample)).map(toPath);
    await benchUnderWrites(database_url, path.join(folder, 'snapshots'), paths);
  } else await besidePeers(database_url, exported, stopper);
  const { total } = exported.sample;
  console.log(`${total} mentors, Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}.`);
}

/**
 * Sends the same twelve kinds of queries to our search and its peers over HTTP, in turns. Prints searches a second,
 * response times, whether the answers agree, and each engine's memory and disk space; or, with
 * writes, the response times of our search while profiles change.
 */
export async function benchSearch(options: SearchBench): Promise<void> {
  const stopper = createStopper();
  try {
    await run(options, stopper);
  } finally {
    await stopper.stopAll();
  }
}

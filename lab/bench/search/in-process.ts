import { parseArgs } from 'node:util';
import { copyDocuments } from '@abroad/api/providers/search/copy-documents';
import { createIndexBuilder, type IndexDocument, type IndexQuery, type SegmentedIndex } from '@abroad/search-index';
import { withClient } from '../../../tools/lib/with-client.ts';
import { percentile } from '../lib/percentile.ts';
import { queriesFor } from './in-process-queries.ts';
import { openInstance } from './instance.ts';
import { createStopper } from './stopper.ts';

// Measures the index without the server: `node lab/bench/search/in-process.ts --mentors 1000000`, and `--data-dir` for existing
// mentors.
const ROUNDS = 400;
const WARM_UP = 40;
/** The number of mentors from which queries are drawn. */
const SOME = 50;
const { values } = parseArgs({
  options: {
    mentors: { type: 'string', default: '100000' },
    largest: { type: 'string', default: '262144' },
    'data-dir': { type: 'string' },
  },
});
const mentors = Number(values.mentors);

/** Builds an index, and measures the time without reading. @returns some of the documents, too. */
async function build(database_url: string): Promise<{ index: SegmentedIndex; some: IndexDocument[] }> {
  const builder = createIndexBuilder({ segment_sizes: [8192, 65_536, Number(values.largest)] });
  const some: IndexDocument[] = [];
  const step = Math.max(1, Math.floor(mentors / SOME));
  let [read, spent] = [0, 0];
  await withClient(database_url, async (client) => {
    await client.query('begin');
    await copyDocuments(client, (document) => {
      if (read % step === 0 && some.length < SOME) some.push(document);
      read += 1;
      const start = performance.now();
      builder.add(document);
      spent += performance.now() - start;
    });
  });
  const start = performance.now();
  const index = builder.finish();
  console.log(`built from ${read} documents in ${((spent + performance.now() - start) / 1000).toFixed(1)} s`);
  return { index, some };
}

function times(rounds: number, work: (round: number) => void): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const start = performance.now();
    work(round);
    return performance.now() - start;
  });
}

const shown = (all: readonly number[], share: number) => Number(percentile(all, share).toFixed(3));

function measure(index: SegmentedIndex, queries: readonly IndexQuery[]) {
  const at = (round: number) => queries[round % queries.length] as IndexQuery;
  const search = times(ROUNDS, (round) => index.search(at(round))).slice(WARM_UP);
  const facets = times(20, (round) => index.facets(at(round), 50)).slice(2);
  const total = Math.round(queries.reduce((sum, one) => sum + index.search(one).total, 0) / queries.length);
  const [p50, p95] = [shown(search, 0.5), shown(search, 0.95)];
  return { total, p50, p95, facets_p50: shown(facets, 0.5), facets_max: shown(facets, 0.99), search };
}

const stopper = createStopper();
const database_url = await openInstance(values['data-dir'] ?? null, mentors, stopper);
const { index, some } = await build(database_url);
await stopper.stopAll();
const { bytes, segments, ...counts } = index.stats();
const all = Object.values(bytes).reduce((sum, one) => sum + one, 0);
console.log(
  counts,
  `${segments.length} segments`,
  Object.fromEntries(Object.entries({ ...bytes, all }).map(([part, size]) => [part, `${Math.round(size / 1e6)} MB`])),
);
console.log(`resident: ${Math.round(process.memoryUsage.rss() / 1e6)} MB`);
const shapes = queriesFor(some);
const rows = Object.entries(shapes).map(([shape, queries]) => Object.assign({ shape }, measure(index, queries)));
console.table(rows, ['shape', 'total', 'p50', 'p95', 'facets_p50', 'facets_max']);
const together = rows.slice(0, 12).flatMap(({ search }) => search);
console.log(`all twelve: p50 ${shown(together, 0.5)} ms, p95 ${shown(together, 0.95)} ms`);

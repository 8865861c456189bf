import { parseArgs } from 'node:util';
import { createIndexBuilder, type IndexQuery, type SegmentedIndex } from '@abroad/search-index';
import { percentile } from '../lib/percentile.ts';
import { queriesFor } from './in-process-queries.ts';
import { createDocuments } from './made-up-documents.ts';

// Measures the index alone, without the server: `node bench/search/in-process.ts --mentors 1000000`.
const ROUNDS = 400;
const WARM_UP = 40;
const { values } = parseArgs({
  options: { mentors: { type: 'string', default: '100000' }, largest: { type: 'string', default: '262144' } },
});
const mentors = Number(values.mentors);
const documentOf = createDocuments(1);

/** Builds an index, and tells how much of the time was not spent on making mentors up. */
function build(): SegmentedIndex {
  const builder = createIndexBuilder({ segment_sizes: [8192, 65_536, Number(values.largest)] });
  let spent = 0;
  for (let number = 0; number < mentors; number += 1) {
    const document = documentOf(number);
    const start = performance.now();
    builder.add(document);
    spent += performance.now() - start;
  }
  const start = performance.now();
  const built = builder.finish();
  console.log(`built from ${mentors} documents in ${((spent + performance.now() - start) / 1000).toFixed(1)} s`);
  return built;
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

const index = build();
const { bytes, segments, ...counts } = index.stats();
const all = Object.values(bytes).reduce((sum, one) => sum + one, 0);
console.log(
  counts,
  `${segments.length} segments`,
  Object.fromEntries(Object.entries({ ...bytes, all }).map(([part, size]) => [part, `${Math.round(size / 1e6)} MB`])),
);
console.log(`resident: ${Math.round(process.memoryUsage.rss() / 1e6)} MB, with the maker of mentors`);
const step = Math.max(1, Math.floor(mentors / 50));
const shapes = queriesFor(Array.from({ length: 50 }, (_, nth) => documentOf((nth * step) % mentors)));
const rows = Object.entries(shapes).map(([shape, queries]) => Object.assign({ shape }, measure(index, queries)));
console.table(rows, ['shape', 'total', 'p50', 'p95', 'facets_p50', 'facets_max']);
const together = rows.slice(0, 12).flatMap(({ search }) => search);
console.log(`all twelve: p50 ${shown(together, 0.5)} ms, p95 ${shown(together, 0.95)} ms`);

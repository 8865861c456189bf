import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IndexDocument } from './document.ts';
import { changeOf, conditions, documentOf, query } from './documents.test-helper.ts';
import { createIndexBuilder } from './index-builder.ts';
import { mergeSegments } from './merge/merge-segments.ts';
import { plainIndex } from './plain-index.test-helper.ts';
import type { SearchIndex } from './query.ts';
import { createSearchIndex } from './segmented-index.ts';

const SMALL = { fresh_documents: 3, segment_sizes: [8, 24, 60] };

/** On a machine that does much else at once. */
const SLOW_MS = 30_000;

/** The questions asked after each batch of changes. */
const questions = fc.record({ queries: fc.array(query, { minLength: 4, maxLength: 4 }), counted: conditions });
type Questions = typeof questions extends fc.Arbitrary<infer Q> ? Q : never;

function expectSameAnswers(index: SearchIndex, plain: SearchIndex, { queries, counted }: Questions): void {
  expect(index.size).toBe(plain.size);
  for (const asked of queries) expect(index.search(asked), JSON.stringify(asked)).toEqual(plain.search(asked));
  for (const limit of [2, 100]) expect(index.facets(counted, limit)).toEqual(plain.facets(counted, limit));
}

test(
  '[C-15] after any changes, searches and counts are those of looking at every mentor',
  () => {
    const batch = fc.record({ changes: fc.array(changeOf(60), { maxLength: 30 }), asked: questions });
    fc.assert(
      fc.property(fc.array(batch, { minLength: 1, maxLength: 5 }), (batches) => {
        const index = createSearchIndex(SMALL);
        const plain = plainIndex();
        for (const { changes, asked } of batches) {
          index.apply(changes);
          plain.apply(changes);
          expectSameAnswers(index, plain, asked);
        }
      }),
      { numRuns: 150 },
    );
  },
  SLOW_MS,
);

test(
  '[C-15] an index that is built at once answers like one to which documents were added one by one',
  () => {
    const someone = fc.uniqueArray(documentOf(3000), { minLength: 150, maxLength: 250, selector: ({ id }) => id });
    fc.assert(
      fc.property(someone, fc.array(changeOf(3000), { maxLength: 20 }), questions, (documents, changes, asked) => {
        const builder = createIndexBuilder({ fresh_documents: 8, segment_sizes: [16, 160] });
        const plain = plainIndex();
        for (const document of documents) builder.add(document);
        plain.apply(documents.map((document: IndexDocument) => ({ kind: 'put', document })));
        const index = builder.finish();
        expectSameAnswers(index, plain, asked);
        index.apply(changes);
        plain.apply(changes);
        expectSameAnswers(index, plain, asked);
      }),
      { numRuns: 30 },
    );
  },
  SLOW_MS,
);

test(
  '[C-15] what changes while another thread merges is neither lost nor undone',
  () => {
    const step = fc.record({
      before: fc.array(changeOf(40), { maxLength: 12 }),
      meanwhile: fc.array(changeOf(40), { maxLength: 8 }),
      asked: questions,
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 3, maxLength: 8 }), (steps) => {
        const index = createSearchIndex({ ...SMALL, merges_itself: false });
        const plain = plainIndex();
        for (const { before, meanwhile, asked } of steps) {
          index.apply(before);
          const due = index.mergeDue();
          expect(due !== null && index.mergeDue()).toBe(due === null ? false : null);
          const merged = due && mergeSegments(due);
          index.apply(meanwhile);
          if (merged !== null && meanwhile.length % 4 === 0) index.abandonMerge();
          else if (merged !== null) index.adopt(merged);
          plain.apply([...before, ...meanwhile]);
          expectSameAnswers(index, plain, asked);
        }
      }),
      { numRuns: 60 },
    );
  },
  SLOW_MS,
);

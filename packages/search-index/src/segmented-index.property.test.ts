import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IndexDocument } from './document.ts';
import { changeOf, conditions, documentOf, query } from './documents.test-helper.ts';
import { createIndexBuilder } from './index-builder.ts';
import { plainIndex } from './plain-index.test-helper.ts';
import type { SearchIndex } from './query.ts';
import { createSearchIndex } from './segmented-index.ts';

const SMALL = { fresh_documents: 3, segment_sizes: [8, 24, 60] };

/** What is asked after each batch of changes. */
const questions = fc.record({ queries: fc.array(query, { minLength: 4, maxLength: 4 }), counted: conditions });
type Questions = typeof questions extends fc.Arbitrary<infer Q> ? Q : never;

function expectSameAnswers(index: SearchIndex, plain: SearchIndex, { queries, counted }: Questions): void {
  expect(index.size).toBe(plain.size);
  for (const asked of queries) expect(index.search(asked), JSON.stringify(asked)).toEqual(plain.search(asked));
  for (const limit of [2, 100]) expect(index.facets(counted, limit)).toEqual(plain.facets(counted, limit));
}

test('[C-15] after any changes, searches and counts are those of looking at every mentor', () => {
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
});

test('[C-15] an index that is built at once answers like one that was told one by one', () => {
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
});

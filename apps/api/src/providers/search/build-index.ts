import { createIndexBuilder } from '@abroad/search-index';
import { beginWithoutLimit } from '../../db/begin-without-limit.ts';
import type { FollowedIndex } from './catch-up.ts';
import { copyDocuments } from './copy-documents.ts';
import { INDEX_OPTIONS } from './index-options.ts';
import { readPosition } from '../../db/search-outbox.ts';
import { withSession } from './session.ts';

/**
 * Builds the index of all documents: one COPY, in a transaction whose snapshot is the position from which
 * the outbox is followed.
 */
export async function buildIndex(database_url: string): Promise<FollowedIndex> {
  const builder = createIndexBuilder(INDEX_OPTIONS);
  const position = await withSession(database_url, async (client) => {
    await beginWithoutLimit(client, 'isolation level repeatable read read only');
    const begun = await readPosition(client);
    await copyDocuments(client, (document) => builder.add(document));
    await client.query('commit');
    return begun;
  });
  return { index: builder.finish(), position };
}

import type { MASKABLE_FIELDS } from '@abroad/contract';
import type { Database } from '../../db/connection.ts';

type Field = (typeof MASKABLE_FIELDS)['mentor_profile'][number];

/** Replaces texts of a profile by decision of the staff. Under the mentor's lock; the search is updated afterwards. */
export async function writeProfileWords(
  trx: Database,
  id: string,
  words: Partial<Record<Field, string | null>>,
): Promise<void> {
  await trx
    .updateTable('mentor_profile')
    .set({ ...words, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

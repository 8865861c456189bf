import type { MASKABLE_FIELDS } from '@abroad/contract';
import type { Database } from '../../db/connection.ts';

type Field = (typeof MASKABLE_FIELDS)['prospect_profile'][number];

/** Replaces texts of a profile by decision of the staff. Under their lock. */
export async function writeProspectWords(
  trx: Database,
  id: string,
  words: Partial<Record<Field, string | null>>,
): Promise<void> {
  await trx
    .updateTable('prospect_profile')
    .set({ ...words, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

import { MASKABLE_FIELDS, type MaskedField } from '@abroad/contract';
import type { Database } from '../../db/connection.ts';
import { writeMessage } from '../bookings/change/forget-words.ts';
import { writeTexts } from '../event-types/take-down.ts';
import { updateProfile } from '../profiles/profile.ts';
import type { CaseRow } from './move-case.ts';
import { readWords } from './take-evidence.ts';

type Texts = Partial<Record<MaskedField, string | null>>;
type Masked = Pick<CaseRow, 'target_type' | 'target_id'>;

/** Replaces texts of a target. Reviews are never masked: no one changes an author's words. */
async function writeWords(trx: Database, { target_type, target_id }: Masked, words: Texts): Promise<void> {
  if (target_type === 'mentor_profile') await updateProfile(trx, 'mentor', target_id, words);
  if (target_type === 'prospect_profile') await updateProfile(trx, 'prospect', target_id, words);
  if (target_type === 'service') await writeTexts(trx, target_id, words);
  if (target_type === 'booking') await writeMessage(trx, target_id, words.message ?? null);
}

/** Removes texts of a target. */
export const maskWords = (trx: Database, target: Masked, fields: readonly MaskedField[]): Promise<void> =>
  writeWords(trx, target, Object.fromEntries(fields.map((field) => [field, null])));

/** Puts texts back that a decision removed, from the last copy before it, where nothing else is written there by now. */
export async function unmaskWords(
  trx: Database,
  target: Masked & { case_id: string; decided_at: string },
  fields: readonly MaskedField[],
): Promise<void> {
  const { target_type: type, target_id: id, case_id, decided_at } = target;
  const now = await readWords(trx, { type, id });
  const copy = await trx
    .selectFrom('moderation_evidence')
    .select('words')
    .where('case_id', '=', case_id)
    .where('taken_at', '<=', decided_at)
    .orderBy('taken_at', 'desc')
    .executeTakeFirst();
  const maskable: readonly string[] = MASKABLE_FIELDS[type];
  const entries = fields
    .filter((field) => maskable.includes(field) && now !== null && !now[field])
    .map((field) => [field, copy?.words[field] ?? null] as const);
  if (entries.length > 0) {
    await writeWords(trx, target, Object.fromEntries(entries));
  }
}

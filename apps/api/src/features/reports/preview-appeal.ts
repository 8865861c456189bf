import type { DecideAppeal, StatementPreview } from '@abroad/contract';
import { wordsIn } from '../../core/words-in.ts';
import type { Database } from '../../db/connection.ts';
import { findCase } from '../moderation/move-case.ts';
import { previewFor } from '../moderation/preview.ts';

/** Composes the answer to the appeal in a case, without sending it. @throws AppError NOT_FOUND, STAFF_INVOLVED. */
export async function previewAppeal(
  db: Database,
  { id, actor_id }: { id: string; actor_id: string },
  { outcome, answer }: DecideAppeal,
): Promise<StatementPreview> {
  const { row } = await findCase(db, id, actor_id);
  return previewFor(db, { about: row.owner_user_id, by: actor_id }, (language) => {
    const t = wordsIn(language);
    const state = outcome === 'uphold' ? 'upheld' : 'overturned';
    return [t(`reports.appeal.${state}.title`), t(`reports.appeal.${state}.lead`), answer];
  });
}

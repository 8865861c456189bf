import type { DecideAppeal, StatementPreview } from '@abroad/contract';
import type { Database } from '../../db/connection.ts';
import { findCase } from '../moderation/move-case.ts';
import { previewFor } from '../moderation/preview.ts';
import { reportWordsIn } from './locales/index.ts';

/** Composes the answer to the appeal in a case, without sending it. @throws AppError NOT_FOUND, STAFF_INVOLVED. */
export async function previewAppeal(
  db: Database,
  { id, actor_id }: { id: string; actor_id: string },
  { outcome, answer }: DecideAppeal,
): Promise<StatementPreview> {
  const { row } = await findCase(db, id, actor_id);
  return previewFor(db, { about: row.owner_user_id, by: actor_id }, (language) => {
    const { title, lead } = reportWordsIn(language).appeal[outcome === 'uphold' ? 'upheld' : 'overturned'];
    return [title, lead, answer];
  });
}

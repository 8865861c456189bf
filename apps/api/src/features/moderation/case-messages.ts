import { isConversation, type CaseMessages } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import type { StaffActor } from '../../http/actor.ts';
import { heldAlike } from '../messages/hold.ts';
import { threadOfTarget } from '../messages/guard.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { named } from './list-cases.ts';
import { findCase, type CaseRow } from './move-case.ts';

/** The copies of a case, the earliest first, with the names of the authors. */
async function readCopies(db: Database, { id, owner_user_id, target_id }: CaseRow): Promise<CaseMessages['copies']> {
  const { rows } = await sql<CaseMessages['copies'][number]>`
    select taken_at, (
      select coalesce(jsonb_agg(jsonb_build_object('id', said->>'id', 'author', ${named('author')},
        'is_owner', said->>'author_id' = ${owner_user_id}, 'is_target', said->>'id' = ${target_id},
        'text', said->>'text', 'whole_text', said->>'whole_text', 'files', said->'files', 'is_held', (said->>'is_held')::boolean,
        'is_removed', (said->>'is_removed')::boolean, 'created_at', said->>'created_at') order by place), '[]')
      from jsonb_array_elements(messages) with ordinality as told (said, place)
      left join authenticated_user author on author.id = (said->>'author_id')::uuid) as messages
    from moderation_evidence where case_id = ${id} and jsonb_typeof(messages) = 'array' order by taken_at, id`.execute(
    db,
  );
  return rows;
}

/**
 * Reads the reported part of a conversation, as it was then. The access is in the audit and in the archives of both people.
 * @throws AppError NOT_FOUND, for a case about something else too; STAFF_INVOLVED.
 */
export async function readCaseMessages(
  { db }: Pick<Context, 'db'>,
  actor: StaffActor,
  id: string,
): Promise<CaseMessages> {
  const { row, people } = await findCase(db, id, actor.user_id);
  const { target_type: type, target_id, owner_user_id } = row;
  if (!isConversation(type)) {
    throw new AppError('NOT_FOUND');
  }
  await writeAs(db, actor.user_id, async (trx) => {
    // The two people of a deleted conversation are not known any more.
    for (const about_user_id of new Set([...people, owner_user_id])) {
      const subject = { type: 'case', id } as const;
      await recordStaffAct(trx, { kind: 'messages_read', actor_id: actor.user_id, about_user_id, subject });
    }
  });
  const thread = await threadOfTarget(db, { type, id: target_id });
  return {
    copies: await readCopies(db, row),
    is_frozen: thread !== null && thread.frozen_at !== null,
    held: type === 'message' ? (await heldAlike(db, target_id)).length : 0,
  };
}

import { dueOf, weightiest, weightOf, type ReportReason } from '@abroad/contract';
import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { recordCaseEvent, type CaseRow } from './move-case.ts';
import { takeEvidence, type Target } from './take-evidence.ts';

export interface CaseOpening {
  /** `owner_user_id`: the author of the words, or the person who acted. */
  target: Target & { owner_user_id: string };
  reason: ReportReason;
  source: 'report' | 'signal' | 'staff';
  /** Epoch milliseconds. */
  now: number;
}

interface OpenedCase {
  id: string;
  /** Whether this call opened it; otherwise it was open. */
  is_new: boolean;
  /** As it was found, before a weightier reason raised it. */
  row: CaseRow;
}

/** Inserts a case, or finds and locks the one that is open for the target: a unique index decides between callers at once. */
async function findOrInsert(trx: Database, opening: CaseOpening): Promise<OpenedCase> {
  const { target, reason, source, now } = opening;
  const id = newId();
  const at = toInstant(now);
  const priority = weightOf(reason);
  const found = await trx
    .insertInto('moderation_case')
    .values({
      id,
      target_type: target.type,
      target_id: target.id,
      owner_user_id: target.owner_user_id,
      source,
      reason,
      priority,
      due_at: toInstant(dueOf(priority, now)),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['target_type', 'target_id'])
        .where('state', 'in', ['open', 'in_review'])
        .doUpdateSet({ updated_at: at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { id: found.id, is_new: found.id === id, row: { ...found, reason: found.reason as ReportReason } };
}

/**
 * Finds the open case of a target, or opens one, with a copy of the target's words. A weightier reason raises the case and
 * its version, so that no one decides on it without having seen the reason. Reports are weighed after they are stored:
 * `scoreCase`.
 */
export async function openCase(trx: Database, opening: CaseOpening): Promise<OpenedCase> {
  const { target, reason, now } = opening;
  const opened = await findOrInsert(trx, opening);
  const { id, is_new, row } = opened;
  const { reason: former } = row;
  await takeEvidence(trx, id, target, now);
  if (is_new) {
    await recordCaseEvent(trx, row, { kind: 'opened', from_state: null });
    return opened;
  }
  if (weightiest([former, reason]) !== former) {
    await trx
      .updateTable('moderation_case')
      .set((present) => ({
        reason,
        version: sql<number>`version + 1`,
        priority: sql<number>`priority + ${weightOf(reason) - weightOf(former)}::int`,
        due_at: sql<string>`least(due_at, ${toInstant(dueOf(weightOf(reason), now))}::timestamptz)`,
        updated_at: present.ref('updated_at'),
      }))
      .where('id', '=', id)
      .execute();
  }
  await recordCaseEvent(trx, row, { kind: 'reported' });
  return opened;
}

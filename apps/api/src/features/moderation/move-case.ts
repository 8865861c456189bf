import {
  isClosed,
  LIMITS,
  stateAfter,
  type CaseEvent,
  type CaseMove,
  type CaseState,
  type ReportReason,
} from '@abroad/contract';
import { sql, type Expression, type Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { ModerationCaseTable } from '../../db/tables.ts';
import { writeAboutPeople } from '../../db/write-as.ts';
import { refuseOwn } from '../staff/own-matters.ts';

export type CaseRow = Omit<Selectable<ModerationCaseTable>, 'reason'> & { reason: ReportReason };

const CLAIM_MS = LIMITS.case_claim_min * 60_000;

interface FoundCase {
  row: CaseRow;
  /** The two people of the booking or conversation that it is about; otherwise its owner. */
  people: readonly string[];
}

/** The two people of the booking or conversation that a case is about. A subquery on `moderation_case`; null for no such case. */
const SIDES = sql`coalesce(
  (select array[mentor_user_id, prospect_user_id] from booking
    where id in (target_id, (select booking_id from review where review.id = target_id))),
  (select array[mentor_id, prospect_id] from thread
    where id in (target_id, (select thread_id from message where message.id = target_id))))`;

/** @throws AppError NOT_FOUND; STAFF_INVOLVED for a case about the caller, or one of their bookings or conversations. */
export async function findCase(db: Database, id: string, actor_id: string): Promise<FoundCase> {
  const { rows } = await sql<{ row: CaseRow; sides: string[] | null }>`
    select to_jsonb(moderation_case) as row, ${SIDES} as sides from moderation_case where id = ${id}`.execute(db);
  const [found] = rows;
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { row, sides } = found;
  refuseOwn(actor_id, [row.owner_user_id, ...(sides ?? [])]);
  return { row, people: sides ?? [row.owner_user_id] };
}

/** Cases about a user, or one of their bookings or conversations. An SQL condition on `moderation_case`. */
export const involves = (user_id: string | Expression<string>) => sql<boolean>`(
  owner_user_id = ${user_id} or coalesce(${user_id} = any(${SIDES}), false))`;

interface CaseHappening {
  kind: CaseEvent;
  /** The state before, where it isn't that of the case. */
  from_state?: CaseState | null;
  /** The state after, where it is another. */
  to_state?: CaseState;
  /** Left out for the platform, and for a user outside the staff. */
  by?: string | null;
  decision_id?: string;
  /** A note of the staff. */
  text?: string;
}

/** Adds a row to the append-only history of a case, in the transaction that changes it. */
export async function recordCaseEvent(
  trx: Database,
  { id: case_id, state }: Pick<CaseRow, 'id' | 'state'>,
  { kind, from_state = state, to_state = state, by = null, decision_id, text }: CaseHappening,
): Promise<void> {
  const about = { case_id, actor_user_id: by, decision_id: decision_id ?? null, text: text ?? null };
  await trx
    .insertInto('moderation_case_event')
    .values({ id: newId(), kind, from_state, to_state, ...about })
    .execute();
}

interface Move {
  /** The version of the case that the caller saw. */
  version: number;
  /** The move; null keeps the state. */
  move: CaseMove | null;
  actor_id: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Returns the reason why a case could not be moved: someone else has claimed it, or changed it. */
async function refusalOf(trx: Database, { id }: CaseRow, { version, actor_id, now }: Move): Promise<AppError> {
  const present = await trx.selectFrom('moderation_case').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const isTaken =
    present.claimed_by !== null && present.claimed_by !== actor_id && Date.parse(present.claimed_until ?? '') > now;
  return new AppError(present.version === version && isTaken ? 'CASE_CLAIMED' : 'STALE');
}

/**
 * Changes a case: one conditional update, so that one of two callers wins. Closing and releasing it end the claim;
 * all other writes renew that of the caller.
 * @throws AppError STALE where it was changed meanwhile, CASE_CLAIMED.
 */
export async function moveCase(trx: Database, row: CaseRow, change: Move): Promise<CaseRow> {
  const { version, move, actor_id, now } = change;
  const state = move === null ? row.state : stateAfter(row.state, move);
  if (state === null) {
    throw new AppError('STALE');
  }
  const at = toInstant(now);
  const keeps = move === 'claim' || (move === null && row.claimed_by === actor_id);
  const claim = keeps
    ? { claimed_by: actor_id, claimed_until: toInstant(now + CLAIM_MS) }
    : { claimed_by: null, claimed_until: null };
  const moved = await trx
    .updateTable('moderation_case')
    .set({
      state,
      version: version + 1,
      updated_at: at,
      closed_at: isClosed(state) ? at : null,
      ...(move === null && !keeps ? {} : claim),
    })
    .where('id', '=', row.id)
    .where('version', '=', version)
    .where('state', '=', row.state)
    .where((is) =>
      is.or([is('claimed_by', 'is', null), is('claimed_by', '=', actor_id), is('claimed_until', '<=', at)]),
    )
    .returning('id')
    .executeTakeFirst();
  if (moved === undefined) {
    throw await refusalOf(trx, row, change);
  }
  return { ...row, state, version: version + 1 };
}

/** Closes a new case that only records an immediate decision. */
export async function closeCase(trx: Database, id: string, now: number): Promise<void> {
  const at = toInstant(now);
  await trx
    .updateTable('moderation_case')
    .set({ state: 'decided', version: sql<number>`version + 1`, closed_at: at, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/**
 * Runs a moderator's action on a case: finds it, and locks its people and the moderator.
 * @throws AppError NOT_FOUND, STAFF_INVOLVED, ACCOUNT_SUSPENDED.
 */
export async function writeOnCase<T>(
  { db }: Pick<Context, 'db'>,
  { id, actor_id }: { id: string; actor_id: string },
  write: (trx: Database, row: CaseRow) => Promise<T>,
): Promise<T> {
  const { people } = await findCase(db, id, actor_id);
  return writeAboutPeople(db, { by: actor_id, about: people }, async (trx) => {
    const { row } = await findCase(trx, id, actor_id);
    return write(trx, row);
  });
}

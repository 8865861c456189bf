import type { Case } from '@abroad/contract';
import type { Context } from '../../context.ts';
import type { StaffActor } from '../../http/actor.ts';
import { moveCase, recordCaseEvent, writeOnCase } from './move-case.ts';
import { readCase } from './read-case.ts';

interface Handling {
  id: string;
  version: number;
}

/**
 * Takes a case for half an hour, keeps it for another, or gives it back.
 * @throws AppError NOT_FOUND, STAFF_INVOLVED, STALE, CASE_CLAIMED.
 */
export async function claimCase(
  context: Pick<Context, 'db' | 'clock'>,
  actor: StaffActor,
  { id, version, move }: Handling & { move: 'claim' | 'release' },
): Promise<Case> {
  await writeOnCase(context, { id, actor_id: actor.user_id }, async (trx, row) => {
    const change = { version, move, actor_id: actor.user_id, now: context.clock.now() };
    const moved = await moveCase(trx, row, change);
    if (move === 'release' || row.claimed_by !== actor.user_id) {
      const kind = move === 'claim' ? 'claimed' : 'released';
      await recordCaseEvent(trx, row, { kind, to_state: moved.state, by: actor.user_id });
    }
  });
  return readCase(context, actor, id);
}

/**
 * Adds a note for other staff.
 * @throws AppError NOT_FOUND, STAFF_INVOLVED, STALE, CASE_CLAIMED.
 */
export async function addNote(
  context: Pick<Context, 'db' | 'clock'>,
  actor: StaffActor,
  { id, version, text }: Handling & { text: string },
): Promise<Case> {
  await writeOnCase(context, { id, actor_id: actor.user_id }, async (trx, row) => {
    await moveCase(trx, row, { version, move: null, actor_id: actor.user_id, now: context.clock.now() });
    await recordCaseEvent(trx, row, { kind: 'note', by: actor.user_id, text });
  });
  return readCase(context, actor, id);
}

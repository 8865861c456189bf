import { isConversation, LIMITS } from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import type { openMessageCaseJob } from '../../jobs/known-jobs.ts';
import { heldAlike } from '../messages/hold.ts';
import { releaseHeld, setFrozen, threadOfTarget } from '../messages/guard.ts';
import type { CaseRow } from './move-case.ts';
import { openCase } from './open-case.ts';

const DAY_MS = 24 * 60 * 60_000;

type About = Pick<CaseRow, 'target_type' | 'target_id'>;

/** Freezes the conversation that a case is about. @returns its id */
export async function freeze(trx: Database, { target_type: type, target_id: id }: About, now: number): Promise<string> {
  const thread = isConversation(type) ? await threadOfTarget(trx, { type, id }) : null;
  if (thread === null) {
    throw new Error(`the ${type} ${id} is in no conversation`);
  }
  await setFrozen(trx, thread.id, true, now);
  return thread.id;
}

/** Lets both write again in the conversation of a case, unless another case still freezes it. */
export async function thawFreed(
  { db: trx, clock }: Pick<Context, 'db' | 'clock'>,
  { target_type: type, target_id: id }: About,
): Promise<void> {
  const thread = isConversation(type) ? await threadOfTarget(trx, { type, id }) : null;
  if (thread === null || thread.frozen_at === null) {
    return;
  }
  const held = await trx
    .selectFrom('moderation_measure')
    .select('id')
    .where('target_id', '=', thread.id)
    .where('kind', '=', 'freeze')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (held === undefined) {
    await setFrozen(trx, thread.id, false, clock.now());
  }
}

/** Releases frozen conversations and held messages after a case about them is decided, unless they were removed. */
export async function settleMessages(
  context: Pick<Context, 'db' | 'clock'>,
  row: Pick<CaseRow, 'target_type' | 'target_id'>,
  now: number,
): Promise<void> {
  await thawFreed(context, row);
  if (row.target_type === 'message') {
    await releaseHeld(context.db, row.target_id, now);
  }
}

type Noticed = z.infer<typeof openMessageCaseJob.payload>;

/** Says whether moderators review the noticed text already, or have just done so: the same text, or the same author and reason. */
async function isLookedAt(trx: Database, { message_id, author_id, reason }: Noticed, now: number): Promise<boolean> {
  const alike = reason === 'spam' ? (await heldAlike(trx, message_id)).map(({ id }) => id) : [];
  const found = await trx
    .selectFrom('moderation_case')
    .select('id')
    .where('owner_user_id', '=', author_id)
    .where('target_type', '=', 'message')
    .where('source', '=', 'signal')
    .where((is) =>
      reason === 'spam'
        ? is.and([is('target_id', 'in', [message_id, ...alike]), is('closed_at', 'is', null)])
        : is.and([
            is('reason', '=', reason),
            is('created_at', '>', toInstant(now - LIMITS.hidden_parts_days * DAY_MS)),
          ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** Opens a case about a noticed message, one for all messages with the same text. It may run again. */
export async function openMessageCase({ db, clock }: Pick<Context, 'db' | 'clock'>, noticed: Noticed): Promise<void> {
  const { message_id: id, author_id: owner_user_id, reason } = noticed;
  await writeAbout(db, owner_user_id, async (trx) => {
    const now = clock.now();
    const isThere = (await threadOfTarget(trx, { type: 'message', id })) !== null;
    if (isThere && !(await isLookedAt(trx, noticed, now))) {
      await openCase(trx, { target: { type: 'message', id, owner_user_id }, reason, source: 'signal', now });
    }
  });
}

import type { PayoutBatch, PayoutBatches } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { openBank } from '../payout-accounts/bank-details.ts';
import { payoutAccountOf } from '../payout-accounts/account.ts';
import { named, personOf, type ConsolePerson } from '../staff/named.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { changedSince } from './changed-since.ts';
import { writeMoneyOf } from './deps.ts';
import { linesOf, lockPayout, movePayout, type Payout } from './payout.ts';

/** The maximum rows of a file for Wise. */
const ROWS_MAX = 1000;
const LISTED = 20;

type Deps = Pick<Context, 'db' | 'clock' | 'sealer'>;

/** Takes a payout into a file, so that no other has it and no refund makes it smaller. A payout that needs a review is held instead. */
function takePayout({ db, clock, sealer }: Deps, batch_id: string, { id, user_id }: Pick<Payout, 'id' | 'user_id'>) {
  return writeMoneyOf(db, user_id, async (trx) => {
    const now = clock.now();
    const payout = await lockPayout(trx, id);
    if (payout?.status !== 'pending' || payout.send_asked_at !== null) {
      return;
    }
    const reasons = await changedSince(trx, payout, await linesOf(trx, payout));
    if (reasons.length > 0) {
      await movePayout(trx, payout, { kind: 'held', now, set: { status: 'held', held_for: reasons } });
      return;
    }
    const account = await payoutAccountOf(trx, user_id);
    if (account !== undefined && openBank({ sealer }, account) !== null) {
      await trx
        .updateTable('payout')
        .set({ send_asked_at: toInstant(now), batch_id })
        .where('id', '=', id)
        .execute();
    }
  });
}

interface Row {
  id: string;
  created_at: string;
  payouts: number;
  by: ConsolePerson;
}

const ROWS = sql`
  select batch.id, batch.created_at, ${personOf('maker')} as by,
    (select count(*)::int from payout where batch_id = batch.id and payout.status = 'pending') as payouts
  from payout_batch batch join authenticated_user maker on maker.id = created_by`;

const present = ({ id, created_at, payouts, by }: Row): PayoutBatch => ({
  id,
  created_at: toInstant(created_at),
  payouts,
  by: named(by),
});

/** Lists the latest files with unpaid payouts. */
export async function listBatches(db: Database): Promise<PayoutBatches> {
  const { rows } = await sql<Row>`
    select * from (${ROWS}) batch where payouts > 0 order by created_at desc, id limit ${LISTED}`.execute(db);
  return { items: rows.map(present) };
}

/**
 * Puts all released payouts by hand that are in no file yet into one. The act is recorded. If it is interrupted, another file
 * has the rest.
 */
export async function makeBatch(context: Deps, actor_id: string): Promise<PayoutBatch> {
  const { db, clock } = context;
  const id = newId();
  await writeAs(db, actor_id, async (trx) => {
    const created_at = toInstant(clock.now());
    await trx.insertInto('payout_batch').values({ id, created_by: actor_id, created_at }).execute();
    await recordStaffAct(trx, { kind: 'payout_batch_created', actor_id });
  });
  const due = await db
    .selectFrom('payout')
    .select(['id', 'user_id'])
    .where('status', '=', 'pending')
    .where('provider', '=', 'manual')
    .where('send_asked_at', 'is', null)
    .orderBy('created_at')
    .limit(ROWS_MAX)
    .execute();
  for (const payout of due) {
    await takePayout(context, id, payout);
  }
  const { rows } = await sql<Row>`${ROWS} where batch.id = ${id}`.execute(db);
  const [batch] = rows;
  if (batch === undefined) {
    throw new Error(`the batch ${id} is gone`);
  }
  return present(batch);
}

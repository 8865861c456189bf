import type { PayoutsQuery, StaffPayout, StaffPayoutDetail, StaffPayouts } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import { instantOrNull, toInstant } from '../../core/clock.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { named, personOf, type ConsolePerson } from '../staff/named.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { refuseOwn } from '../staff/own-matters.ts';
import { needsOf } from '../payout-accounts/present.ts';
import { payoutAccountOf } from '../payout-accounts/account.ts';
import type { PayoutDeps } from './deps.ts';
import { decidedBy, heldNow } from './held-now.ts';
import { findEvents, findLines, presentEvent, presentLine, presentPayout, type CountedPayout } from './present.ts';
import type { Payout } from './payout.ts';

/** The account of a payout's mentor as it is now; null where they have none. */
async function findPayee(
  db: Database,
  payout: Pick<Payout, 'user_id' | 'provider' | 'account_id'>,
): Promise<StaffPayoutDetail['account']> {
  const account = await payoutAccountOf(db, payout.user_id);
  if (account === undefined) {
    return null;
  }
  const { state, needs, provider, bank_last4, account_id } = account;
  const is_of_payout = provider === payout.provider && account_id === payout.account_id;
  return { state, needs: needsOf(needs), provider, bank_last4, is_of_payout };
}

type Posting = StaffPayoutDetail['ledger']['lines'][number];

/** The ledger of a payout: for each occasion and account the lines of all sessions together, the oldest first. */
async function findPostings(db: Database, payout_id: string): Promise<StaffPayoutDetail['ledger']> {
  const { rows } = await sql<Posting>`
    select split_part(occasion, ':', 1) as occasion, account, sum(amount_minor)::bigint as amount_minor,
      min(created_at) as created_at
    from ledger_entry where payout_id = ${payout_id}
    -- Each time that it was sent is an occasion of its own.
    group by split_part(occasion, ':', 1), case when occasion like 'payout%' then split_part(occasion, ':', 3) end, account
    order by min(created_at), 1, account`.execute(db);
  return {
    lines: rows.map((row) => ({ ...row, created_at: toInstant(row.created_at) })),
    sum_minor: rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
  };
}

type Deps = Pick<PayoutDeps, 'db' | 'clock'>;

/** The time in which staff review a held payout. */
const DUE_MS = 2 * 24 * 60 * 60_000;

interface Row extends CountedPayout {
  mentor: ConsolePerson;
  country: string | null;
  account_since: string;
  bank_changed_at: string | null;
  /** The first person's request since the payout last changed. */
  asked: { kind: 'release_asked' | 'mark_paid_asked'; actor: ConsolePerson } | null;
  held_at: string | null;
  /** Whether the provider may have a part of it. */
  is_begun: boolean;
  decided_by: StaffPayoutDetail['decided_by'];
}

const rowsAt = (now: number) => sql`
  select payout.*, ${heldNow(now)} as held_now, ${decidedBy(now)} as decided_by, ${personOf('mentor')} as mentor, mentor.created_at as account_since, account.country, account.bank_changed_at,
    (select count(*)::int from payout_line where payout_id = payout.id) as sessions,
    (select json_build_object('kind', event.kind, 'actor', ${personOf('actor')})
      from payout_event event join authenticated_user actor on actor.id = event.actor_user_id
      where event.payout_id = payout.id and event.kind in ('release_asked', 'mark_paid_asked') and not exists (
        select from payout_event later where later.payout_id = payout.id and (later.created_at, later.id) > (event.created_at, event.id)
          and later.from_status is distinct from later.to_status)
      order by event.created_at desc limit 1) as asked,
    (select max(event.created_at) from payout_event event where event.payout_id = payout.id and event.kind = 'held') as held_at,
    payout.send_asked_at is not null or exists (select from payout_line where payout_id = payout.id
      and transfer_asked_at is not null) as is_begun
  from payout join authenticated_user mentor on mentor.id = payout.user_id
  left join payout_account account on account.user_id = payout.user_id`;

/** Lists the actions that staff can take on a payout. */
export function allowedActions(
  row: Pick<Row, 'status' | 'provider' | 'send_asked_at' | 'cancel_asked_at' | 'held_now'>,
): StaffPayout['allowed_actions'] {
  if (row.cancel_asked_at !== null) {
    return [];
  }
  switch (row.status) {
    case 'held':
      // A payout held by a decision is released when the decision ends.
      return row.held_now.includes('decision') ? ['cancel'] : ['release', 'cancel'];
    case 'pending':
      if (row.provider === 'manual') {
        return ['mark_paid', 'hold', 'cancel'];
      }
      return row.send_asked_at === null ? ['hold'] : [];
    case 'failed':
      return ['cancel'];
    default:
      return [];
  }
}

function present(row: Row, now: number): StaffPayout {
  const { can_retry: _own, ...payout } = presentPayout(row);
  const { status, held_at, asked } = row;
  const since = Date.parse(held_at ?? row.created_at);
  return {
    ...payout,
    mentor: { ...named(row.mentor), is_deleted: row.mentor.is_deleted },
    country: row.country,
    is_overdue: (status === 'held' || (status === 'pending' && row.provider === 'manual')) && since + DUE_MS < now,
    is_being_cancelled: row.cancel_asked_at !== null && status !== 'cancelled',
    asked_by: asked === null ? null : named(asked.actor),
    asked_for: asked === null ? null : asked.kind === 'release_asked' ? 'release' : 'mark_paid',
    allowed_actions: allowedActions(row),
  };
}

/** Matches payouts that wait for staff: held ones, and those that staff make by hand. */
const WAITS = sql`(payout.status = 'held' or payout.status = 'pending' and payout.provider = 'manual')`;

/** A page of payouts to others: those that wait for staff first, the oldest first, then the latest. @throws AppError PAGE_TOO_DEEP */
export async function listStaffPayouts(
  { db, clock }: Deps,
  actor_id: string,
  query: z.output<typeof PayoutsQuery>,
): Promise<StaffPayouts> {
  const { limit, offset } = pageBounds(query);
  const where: RawBuilder<unknown> = sql`payout.user_id <> ${actor_id}
    and ${query.status === undefined ? sql`true` : sql`payout.status = ${query.status}`}`;
  const [page, count] = await Promise.all([
    sql<Row>`${rowsAt(clock.now())} where ${where}
      order by ${WAITS} desc, case when ${WAITS} then payout.created_at end, payout.created_at desc, payout.id
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from payout where ${where}`.execute(db),
  ]);
  const total = count.rows[0]?.total ?? 0;
  return toPage(
    page.rows.map((row) => present(row, clock.now())),
    total,
    query,
  );
}

/** Finds a payout with all its details. @throws AppError NOT_FOUND */
export async function findStaffPayout(db: Database, id: string, now: number): Promise<StaffPayoutDetail> {
  const { rows } = await sql<Row>`${rowsAt(now)} where payout.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const events = await findEvents(db, id);
  const actors = await db
    .selectFrom('authenticated_user')
    .select(['id as user_id', 'slug', 'first_name', 'last_name'])
    .select((column) => column('status', '=', 'deleted').as('is_deleted'))
    .where('id', 'in', [row.user_id, ...events.flatMap(({ actor_user_id }) => actor_user_id ?? [])])
    .$castTo<ConsolePerson>()
    .execute();
  const actorOf = (user_id: string | null) => {
    const actor = actors.find((one) => one.user_id === user_id);
    return actor === undefined ? null : named(actor);
  };
  return {
    ...present(row, now),
    lines: (await findLines(db, id)).map(presentLine),
    events: events.map((event) => ({ ...presentEvent(event), actor: actorOf(event.actor_user_id) })),
    bank_changed_at: instantOrNull(row.bank_changed_at),
    account_since: toInstant(row.account_since),
    decided_by: row.decided_by.map(({ case_id, at }) => ({ case_id, at: toInstant(at) })),
    account: await findPayee(db, row),
    ledger: await findPostings(db, id),
  };
}

/** The same for a staff member; the access is recorded. @throws AppError NOT_FOUND, STAFF_INVOLVED for one's own */
export function readStaffPayout({ db, clock }: Deps, actor_id: string, id: string): Promise<StaffPayoutDetail> {
  return writeAs(db, actor_id, async (trx) => {
    const detail = await findStaffPayout(trx, id, clock.now());
    const { user_id: about_user_id } = detail.mentor;
    refuseOwn(actor_id, [about_user_id]);
    await recordStaffAct(trx, { kind: 'payout_read', actor_id, about_user_id, subject: { type: 'payout', id } });
    return detail;
  });
}

/** Counts payouts to others, and those of them that have been so for more than two days. */
async function countPayouts(
  { db, clock }: Deps,
  actor_id: string,
  where: RawBuilder<unknown>,
): Promise<{ due: number; overdue: number }> {
  const { rows } = await sql<{ due: number; overdue: number }>`
    select count(*)::int as due, count(*) filter (where payout.updated_at < ${new Date(clock.now() - DUE_MS)})::int as overdue
    from payout where ${where} and payout.user_id <> ${actor_id}`.execute(db);
  return rows[0] ?? { due: 0, overdue: 0 };
}

/** How many payouts to others wait for staff. */
export const countDuePayouts = (deps: Deps, actor_id: string) => countPayouts(deps, actor_id, WAITS);

/** Counts payouts to others that did not arrive, without a later payout to the mentor in that currency. */
export const countFailedPayouts = (deps: Deps, actor_id: string) =>
  countPayouts(
    deps,
    actor_id,
    sql`payout.status = 'failed' and not exists (
      select from payout later where later.user_id = payout.user_id and later.currency = payout.currency
        and later.status not in ('failed', 'cancelled') and later.created_at > payout.created_at)`,
  );

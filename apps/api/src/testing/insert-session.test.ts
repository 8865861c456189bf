import { EARLY_START_VERSION } from '@abroad/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SessionWishes } from './insert-session.ts';
import { ANSWERS, STARS } from './insert-reviews.ts';
import { NINE, NOW } from './booking-scene.ts';
import { make, type Made, type MadeMentor } from './make.ts';
import { paymentScene } from './payment-scene.ts';
import { TRADER } from './trader.ts';

const scene = paymentScene({ PLATFORM_FEE_PCT: '10' });
const END = '2055-01-11T08:30:00Z';
const LATER = '2055-01-13T08:30:00Z';

/** The tables that a session leaves rows in, in the order in which they were written. */
const TABLES = {
  booking: 'id',
  booking_event: 'booking_id',
  payment: 'booking_id',
  refund: '(select booking_id from payment where payment.id = payment_id)',
  ledger_entry: 'booking_id',
  receipt: '(select booking_id from payment where payment.id = payment_id)',
  no_show_case: 'booking_id',
  no_show_statement: 'booking_id',
  review: 'booking_id',
  review_event: '(select booking_id from review where review.id = review_id)',
};
/** Ids, numbers that count up, and what the provider decides: how often it answered, and how long it keeps what is authorised. */
const LEFT_OUT = new Set([
  'id',
  'posting_id',
  'intent_id',
  'provider_refund_id',
  'version',
  'number',
  'authorisation_ends_at',
]);
/** Columns that the database's own clock sets. */
const BY_OWN_CLOCK: Readonly<Record<string, string>> = {
  booking_event: 'created_at',
  ledger_entry: 'created_at',
  review_event: 'created_at',
};

/** All rows of a session, with names in the place of its ids. */
async function rowsOf(id: string, people: { mentor: MadeMentor; prospect: Made }) {
  const { db } = scene.api.context;
  const names = new Map([
    [id, 'booking'],
    [people.mentor.user_id, 'mentor'],
    [people.prospect.user_id, 'prospect'],
    [people.mentor.event_types[0]?.id ?? '', 'service'],
  ]);
  const tables: Record<string, unknown> = {};
  for (const [table, key] of Object.entries(TABLES)) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(${sql.table(table)}) as row from ${sql.table(table)} where ${sql.raw(key)} = ${id}::uuid
      order by 1`.execute(db);
    rows.forEach(({ row }) => typeof row['id'] === 'string' && !names.has(row['id']) && names.set(row['id'], table));
    tables[table] = rows.map(({ row }) =>
      Object.fromEntries(
        Object.entries(row).filter(([column]) => !LEFT_OUT.has(column) && BY_OWN_CLOCK[table] !== column),
      ),
    );
  }
  const { session_count, rating, review_count } = await db
    .selectFrom('mentor_profile')
    .select(['session_count', 'rating', 'review_count'])
    .where('auth_user_id', '=', people.mentor.user_id)
    .executeTakeFirstOrThrow();
  const text = JSON.stringify({ ...tables, profile: { session_count, rating, review_count } });
  return JSON.parse(
    text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (uuid) => names.get(uuid) ?? 'unknown'),
  ) as unknown;
}

interface Front {
  prospect: Made;
  mentor: MadeMentor;
  params: { id: string };
}
async function complete() {
  scene.clock.set(LATER);
  await scene.job('complete-sessions');
}
const byStudent = ({ prospect, params }: Front) => prospect.client.putReview({ params, body: STARS });
const byMentor = ({ mentor, params }: Front) => mentor.client.putReview({ params, body: ANSWERS });

const reportAt = (at: string, who: (front: Front) => Made) => async (front: Front) => {
  scene.clock.set(at);
  await who(front).client.reportNoShow({ params: front.params, body: {} });
};
const cancelBy = (who: (front: Front) => Made) => async (front: Front) => {
  scene.clock.set('2055-01-08T10:00:00Z');
  await who(front).client.cancelBooking({ params: front.params, body: {} });
  await scene.settle();
};

type Wishes = Omit<SessionWishes, 'mentor' | 'prospect'>;
type Case = [string, Wishes, (front: Front) => Promise<unknown>];
const CASES: Case[] = [
  ['is confirmed', {}, () => Promise.resolve()],
  ['took place', { ended: true }, complete],
  ['was cancelled by the student', { cancelled: 'prospect' }, cancelBy(({ prospect }) => prospect)],
  ['was cancelled by the mentor', { cancelled: 'mentor' }, cancelBy(({ mentor }) => mentor)],
  ['had no mentor', { noShow: 'mentor' }, reportAt(END, ({ prospect }) => prospect)],
  ['had no student', { noShow: 'prospect' }, reportAt(END, ({ mentor }) => mentor)],
  [
    'was reviewed by the student',
    { ended: true, reviewed: { by: 'prospect' } },
    async (front) => {
      await complete();
      await byStudent(front);
    },
  ],
  [
    'was reviewed by both',
    { ended: true, reviewed: true },
    async (front) => {
      await complete();
      await byStudent(front);
      await byMentor(front);
    },
  ],
];
const PRICE_MINOR = 5000;
/** Without a payment fewer ways differ. */
const FREE = new Set(['is confirmed', 'was cancelled by the mentor', 'was reviewed by both']);

test.each([
  ...CASES.map(([name, wishes, follow]) => [name, PRICE_MINOR, wishes, follow] as const),
  ...CASES.filter(([name]) => FREE.has(name)).map(([name, wishes, follow]) => [name, 0, wishes, follow] as const),
])(
  'a session that %s, for %i, has the rows that the front door would have written',
  async (_name, price_minor, wishes, follow) => {
    const people = async () => ({ mentor: await scene.paidMentor({ price_minor }), prospect: await scene.prospect() });
    const [front, inserted] = [await people(), await people()];
    const { id } = await (price_minor > 0 ? scene.bookAndPay : scene.book)(front.prospect, front.mentor);
    await follow({ ...front, params: { id } });
    scene.clock.set(NOW);
    const session = await make(scene.api).session({ ...inserted, ...wishes, start: NINE });
    scene.clock.set(LATER);
    expect(await rowsOf(session.id, inserted)).toEqual(await rowsOf(id, front));
  },
);

test.each([
  ['requested', 0],
  ['requested', PRICE_MINOR],
  ['pending_payment', PRICE_MINOR],
] as const)(
  'a session that waits as %s, for %i, has the rows that the front door would have written',
  async (waits, price_minor) => {
    const policy = { requires_approval: waits === 'requested' };
    const people = async () => ({
      mentor: await scene.paidMentor({ price_minor, policy }),
      prospect: await scene.prospect(),
    });
    const [front, inserted] = [await people(), await people()];
    const { id } = await (waits === 'requested' && price_minor > 0 ? scene.bookAndPay : scene.book)(
      front.prospect,
      front.mentor,
    );
    const session = await make(scene.api).session({ ...inserted, waits, start: NINE });
    expect(await rowsOf(session.id, inserted)).toEqual(await rowsOf(id, front));
  },
);

test('a session that is paid later has the rows that the front door would have written', async () => {
  const start = '2055-05-03T07:00:00Z';
  const people = async () => ({
    mentor: await scene.paidMentor({ policy: { window_days: 365 } }),
    prospect: await scene.prospect(),
  });
  const [front, inserted] = [await people(), await people()];
  const { id } = await scene.book(front.prospect, front.mentor, { start });
  const session = await make(scene.api).session({ ...inserted, waits: 'pending_payment', start });
  expect(await rowsOf(session.id, inserted)).toEqual(await rowsOf(id, front));
});

test('a session with a trader has the rows that the front door would have written', async () => {
  const people = async () => ({
    mentor: await scene.paidMentor({ is_trader: true, trader: TRADER }),
    prospect: await scene.prospect({ current_country_code: 'PT' }),
  });
  const [front, inserted] = [await people(), await people()];
  const early = { time_zone: 'Atlantic/Azores', early_start_version: EARLY_START_VERSION };
  const { id } = await scene.bookAndPay(front.prospect, front.mentor, early);
  const withdraw_until = '2055-01-22T01:00:00Z';
  const session = await make(scene.api).session({ ...inserted, ...early, withdraw_until, start: NINE });
  expect(await rowsOf(session.id, inserted)).toEqual(await rowsOf(id, front));
});

import { Id, type FoundPeople } from '@abroad/contract';
import { normalise } from '@abroad/reference-data/normalise';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { recordStaffAct } from '../../features/staff/record-act.ts';
import type { StaffActor } from '../../http/actor.ts';
import { findPeople } from './person-rows.ts';

/** The booking with this id, or whose payment or refund has it, here or at the provider. */
export async function findBookingId(db: Database, q: string): Promise<string | null> {
  const found = Id.safeParse(q).success
    ? sql<{ id: string }>`
        select id from booking where id = ${q}
        union all select booking_id from payment where id = ${q}
        union all select booking_id from refund join payment on payment.id = refund.payment_id where refund.id = ${q}`
    : sql<{ id: string }>`
        select booking_id as id from payment where provider in ('stripe', 'sandbox') and intent_id = ${q}
        union all select booking_id from refund join payment on payment.id = refund.payment_id
        where refund.provider_refund_id = ${q}`;
  const { rows } = await found.execute(db);
  return rows[0]?.id ?? null;
}

/** A name without case and accents, nearly as `normalise` has it. An SQL expression. */
const NAME = sql`translate(normalize(regexp_replace(normalize(lower(person.first_name || ' ' || person.last_name), nfd),
  '[\\u0300-\\u036f]', '', 'g'), nfc), 'đłøı', 'dloi')`;

/** All words within the name, or the whole within the address or the link, also a former one. */
const saidOf = (q: string): RawBuilder<unknown> => sql`
  person.status <> 'deleted' and (
    cardinality(${normalise(q).split(' ').filter(Boolean)}::text[]) > 0 and not exists (
      select from unnest(${normalise(q).split(' ').filter(Boolean)}::text[]) word where position(word in ${NAME}) = 0)
    or position(lower(${q}) in lower(person.email::text)) > 0
    or position(lower(${q}) in lower(person.slug::text)) > 0
    or person.id in (select auth_user_id from former_slug where slug = ${q}::citext))`;

/** Whether `person` is one of those whom the words of a search mean. */
export function conditionFor(q: string, booking_id: string | null): RawBuilder<unknown> {
  if (booking_id !== null) {
    return sql`person.id in (
      select mentor_user_id from booking where id = ${booking_id}
      union all select prospect_user_id from booking where id = ${booking_id})`;
  }
  return Id.safeParse(q).success ? sql`person.id = ${q}` : saidOf(q);
}

/**
 * Finds people for the staff. The search is an entry of the audit, without its words, which may name a person.
 * @throws AppError PAGE_TOO_DEEP.
 */
export async function searchPeople(
  { db }: Pick<Context, 'db'>,
  { user_id: actor_id }: StaffActor,
  query: { q: string; page: number; page_size: number },
): Promise<FoundPeople> {
  const { q } = query;
  const bounds = pageBounds(query);
  await writeAs(db, actor_id, (trx) => recordStaffAct(trx, { kind: 'people_searched', actor_id }));
  const booking_id = await findBookingId(db, q);
  const { items, total } = await findPeople(db, conditionFor(q, booking_id), { q, ...bounds });
  return { ...toPage(items, total, query), booking_id };
}

import { LIMITS, type ProofKind } from '@abroad/contract';
import type { ExchangeRates } from '@abroad/reference-data/exchange-rates';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { pictureUrl } from '../../db/picture-url.ts';
import { PREPARED } from '../../db/prepared.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { nextAvailableJob } from '../../jobs/known-jobs.ts';
import { educationsOf, experiencesOf } from '../profiles/queries.ts';
import { lastActiveAt } from './last-active.ts';
import { searchDocument } from './search-document.ts';
import type { SearchRow, SearchableMentor } from './searchable-mentor.ts';

/** The end of a statement that has written rows of `mentor_search`: writes their documents from `found`, where they differ. */
export const MERGE_DOCUMENTS = sql`
  merge into search_document document
  using found on document.profile_id = found.profile_id
  when matched and (document.rank_score, document.created_at, document.rating, document.price_from, document.sort_name,
      document.words, document.filters)
    is distinct from (found.rank_score, found.created_at, found.rating, found.price_from, found.sort_name, found.words,
      found.filters) then
    update set rank_score = found.rank_score, created_at = found.created_at, rating = found.rating,
      price_from = found.price_from, sort_name = found.sort_name, words = found.words, filters = found.filters
  when not matched then
    insert (profile_id, rank_score, created_at, rating, price_from, sort_name, words, filters)
    values (found.profile_id, found.rank_score, found.created_at, found.rating, found.price_from, found.sort_name,
      found.words, found.filters)`;

type EventTypes = SearchableMentor['event_types'];
type Universities = Readonly<Record<string, { name: string; aliases: readonly string[] }>>;
/** A proof that holds. */
type Proven = { education_id: string; kind: ProofKind };

const PROFILE_COLUMNS = [
  'profile.id',
  'profile.auth_user_id',
  'profile.status',
  'profile.origin_country_code',
  'profile.headline',
  'profile.about',
  'profile.topics_can_discuss',
  'profile.topics',
  'profile.languages',
  'profile.rating',
  'profile.review_count',
  'profile.session_count',
  'profile.created_at',
] as const;

/** Locks a mentor's search row until the transaction ends, so that no other available time is written meanwhile. */
const lockRow = (trx: Database, userId: string) =>
  trx
    .selectFrom('mentor_search')
    .select(['next_available_at', 'next_available_check_at'])
    .where('auth_user_id', '=', userId)
    .forUpdate()
    .modifyEnd(PREPARED)
    .executeTakeFirst();

/** Everything that the search reads of one mentor. */
const readMentor = (trx: Database, userId: string, now: number) =>
  trx
    .selectFrom('mentor_profile as profile')
    .innerJoin('authenticated_user as person', 'person.id', 'profile.auth_user_id')
    .select(PROFILE_COLUMNS)
    .leftJoin('avatar as picture', (join) =>
      join.onRef('picture.auth_user_id', '=', 'person.id').on('picture.status', '=', 'current'),
    )
    .select(['person.first_name', 'person.last_name', 'person.status as account_status'])
    // Replaces the profile's own column, which is a demonstration's portrait.
    .select(pictureUrl(LIMITS.avatar_side_px).as('profile_image_url'))
    .select([
      lastActiveAt(now).as('active_at'),
      educationsOf('mentor').as('educations'),
      sql<Proven[]>`(
        select coalesce(json_agg(json_build_object('education_id', proof.education_id, 'kind', proof.kind)), '[]')
        from education_proof proof where proof.profile_id = profile.id and proof.state = 'proven')`.as('proofs'),
      // By the id that a study has; of a university that was merged, the names of the one that replaced it.
      sql<Universities>`(
        select coalesce(jsonb_object_agg(own.id, jsonb_build_object('name', named.name, 'aliases', named.aliases)), '{}')
        from mentor_education study join university own on own.id = study.university_id
        join university named on named.id = case when own.is_listed then own.id else coalesce(own.successor_id, own.id) end
        where study.profile_id = profile.id)`.as('universities'),
      experiencesOf('mentor').as('experiences'),
      sql<EventTypes>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'price_minor', service.price_minor, 'currency', service.currency, 'is_active', service.is_active)), '[]')
        from event_type service where service.auth_user_id = person.id)`.as('event_types'),
      // Of the database, so that all processes write by the same ones.
      sql<ExchangeRates>`(select exchange_rates from search_words)`.as('exchange_rates'),
    ])
    .where('profile.auth_user_id', '=', userId)
    .modifyEnd(PREPARED)
    .executeTakeFirst();

/** Writes a row with its document, in one statement. @param next_available_at for a new row. */
async function writeRow(trx: Database, found: SearchRow, next_available_at: string | null): Promise<void> {
  const { profile_id, auth_user_id, rank_score, price_from, currency } = found;
  const columns = { rank_score, price_from, currency };
  const written = trx
    .insertInto('mentor_search')
    .values({ profile_id, auth_user_id, ...columns, next_available_at })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(columns))
    .returning(['profile_id', 'rank_score']);
  await sql`/* prepared */
    with written as (${written}), found as (
      select written.*, ${found.created_at}::timestamptz as created_at, ${found.rating}::numeric as rating,
        ${found.price_worth}::numeric as price_from, ${found.sort_name}::text as sort_name, ${found.words}::tsvector as words,
        ${found.filters}::tsvector as filters
      from written)
    ${MERGE_DOCUMENTS}`.execute(trx);
}

/**
 * Updates a mentor's search row and document, in the transaction that locked the mentor and changed their name,
 * profile, history, services or proofs. Mentors who can't be booked now have no row. For those who can be booked again, the
 * next available time is computed afterwards. Does nothing for other users.
 */
export async function refreshSearchRow(trx: Database, userId: string, clock: Clock): Promise<void> {
  const now = clock.now();
  const mentor = await readMentor(trx, userId, now);
  if (!mentor) {
    return;
  }
  if (mentor.status !== 'active' || mentor.account_status !== 'active') {
    await trx.deleteFrom('mentor_search').where('profile_id', '=', mentor.id).execute();
    return;
  }
  const known = await lockRow(trx, userId);
  const next_available_at = known?.next_available_at ?? null;
  const profile = { ...mentor, next_available_at };
  const educations = mentor.educations.map((entry) => ({
    ...entry,
    proofs: mentor.proofs.filter(({ education_id }) => education_id === entry.id).map(({ kind }) => kind),
  }));
  const universities = new Map(Object.entries(mentor.universities));
  const found = searchDocument(
    { ...mentor, profile, educations, user: mentor, universities },
    now,
    mentor.exchange_rates,
  );
  await writeRow(trx, found, next_available_at);
  if (!known) {
    await enqueue(trx, [nextAvailableJob({ user_id: userId })]);
  }
}

import { LIMITS, type ProfileSummary } from '@abroad/contract';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { inOwnMemory } from '../../core/own-memory.ts';
import type { Database } from '../../db/connection.ts';
import type { MentorSearchTable } from '../../db/profile-tables.ts';
import { pictureUrl } from '../../db/picture-url.ts';
import { mainStudyFirst } from '../../features/profiles/queries.ts';
import { shownProofs } from '../../features/mentors/shown-proofs.ts';
import type { ChangeListener } from '../../providers/search/port.ts';

const MAIN_STUDY_FIRST = mainStudyFirst(sql`profile.main_education_id`);
/** With what filters ask of the studies, so that a page shows the proof of the study that it found. */
const PROOFS_OF_CARD = shownProofs(sql`'country_code', entry.country_code, 'university_id', entry.university_id,
  'degree_id', entry.degree_id, 'start_year', extract(year from entry.start_date)::int,
  'is_study_abroad', entry.is_study_abroad, 'is_main', entry.id = education.id`);

/** A card, and what the time that it shows each reader is chosen from. */
export type CardRow = ProfileSummary & Pick<MentorSearchTable, 'daytime_starts'>;

/**
 * Reads the cards of profiles in the order of their ids, without those that no longer exist. The price is that of the
 * cheapest paid service, by what prices are worth: 0 where all are free, null where there are none.
 */
export async function readCards(db: Database, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) {
    return [];
  }
  const { rows } = await sql<CardRow>`/* prepared */
    select profile.id as profile_id, person.first_name, person.last_name, null as email, person.slug,
      ${pictureUrl(LIMITS.avatar_side_px)} as profile_image_url,
      ${pictureUrl(LIMITS.avatar_medium_px)} as avatar_medium_url,
      ${pictureUrl(LIMITS.avatar_thumbnail_px)} as avatar_thumbnail_url,
      case when education.is_study_abroad then education.country_code end as country, profile.origin_country_code,
      education.school, education.degree_id, education.field_of_study,
      education.start_date as education_start_date, education.end_date as education_end_date,
      experience.title as job_title, experience.organisation, profile.status as profile_status, profile.headline,
      profile.topics, profile.languages, profile.rating, profile.review_count, profile.answers_within_h,
      profile.time_zone,
      found.price_from, found.currency, service.duration_min as price_duration_min,
      coalesce(service.has_free_session, false) as has_free_session, found.next_available_at, found.daytime_starts,
      ${PROOFS_OF_CARD} as proofs
    from mentor_profile profile
    join authenticated_user person on person.id = profile.auth_user_id
    join mentor_search found on found.profile_id = profile.id
    left join avatar picture on picture.auth_user_id = person.id and picture.status = 'current'
    left join lateral (
      select id, country_code, is_study_abroad, school, degree_id, field_of_study, start_date, end_date
      from mentor_education entry where entry.profile_id = profile.id
      order by ${MAIN_STUDY_FIRST} limit 1) education on true
    left join lateral (
      select title, organisation from mentor_experience entry where entry.profile_id = profile.id
      order by entry.is_current desc, entry.start_date desc nulls last, entry.id limit 1) experience on true
    left join lateral (
      select duration_min, bool_or(price_minor = 0) over () as has_free_session
      from event_type where auth_user_id = person.id and is_active
      order by price_minor = 0, currency is distinct from found.currency, price_minor, position, id limit 1) service on true
    where profile.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], profile.id)`.execute(db);
  return rows;
}

/** Bytes of cards that a process keeps; the least recently used is dropped first. */
const KEPT_BYTES = 24 * 1024 * 1024;
/** Bytes for an entry besides its card. */
const ENTRY_BYTES = 300;

/** A card as JSON in UTF-8, and the starts of its mentor in the daytime of every clock: minutes since 1970, null where they aren't known yet. */
export interface WrittenCard {
  json: Buffer;
  daytime_starts: readonly number[] | null;
}

export interface CardReader {
  /** Reads cards in the order of the ids, without those that no longer exist. */
  read(db: Database, ids: readonly string[]): Promise<WrittenCard[]>;
}

const write = ({ daytime_starts, ...card }: CardRow): WrittenCard => ({
  json: inOwnMemory(Buffer.from(JSON.stringify(card))),
  daytime_starts,
});

const BYTES_OF_START = 8;
const sizeOf = ({ json, daytime_starts }: WrittenCard) =>
  json.length + BYTES_OF_START * (daytime_starts?.length ?? 0) + ENTRY_BYTES;

/**
 * Keeps cards as they were written until their profiles change, so that a card is never older than the index that found it.
 * @param isCurrent whether changes are being reported; while they are not, no card is kept or reused.
 */
export function keptCards(
  isCurrent: () => boolean,
  { kept_bytes = KEPT_BYTES, readFrom = readCards }: { kept_bytes?: number; readFrom?: typeof readCards } = {},
): ChangeListener & CardReader {
  const cards = new LRUCache<string, WrittenCard>({ maxSize: kept_bytes, sizeCalculation: sizeOf });
  /** Profiles that change while cards are being read: their cards may have been read before the change. */
  const beingRead = new Set<{ changed: Set<string>; all: boolean }>();

  async function readAndKeep(db: Database, ids: readonly string[]): Promise<Map<string, WrittenCard>> {
    const meanwhile = { changed: new Set<string>(), all: false };
    beingRead.add(meanwhile);
    try {
      const read = new Map((await readFrom(db, ids)).map((card) => [card.profile_id, write(card)]));
      for (const [id, card] of read) {
        if (!meanwhile.all && !meanwhile.changed.has(id)) {
          cards.set(id, card);
        }
      }
      return read;
    } finally {
      beingRead.delete(meanwhile);
    }
  }

  return {
    changed(profile_ids) {
      profile_ids.forEach((id) => cards.delete(id));
      beingRead.forEach(({ changed }) => profile_ids.forEach((id) => changed.add(id)));
    },
    begun_anew() {
      cards.clear();
      beingRead.forEach((meanwhile) => {
        meanwhile.all = true;
      });
    },
    async read(db, ids) {
      if (!isCurrent()) {
        return (await readFrom(db, ids)).map(write);
      }
      const known = ids.map((id) => cards.get(id));
      const missing = ids.filter((_, nth) => known[nth] === undefined);
      const read = missing.length > 0 ? await readAndKeep(db, missing) : null;
      return known.map((card, nth) => card ?? read?.get(ids[nth] ?? '')).filter((card) => card !== undefined);
    },
  };
}

import { sql, type RawBuilder } from 'kysely';
import { isBlockedFor } from '../../db/are-blocked.ts';
import type { Database } from '../../db/connection.ts';
import { hasSlug } from '../../db/has-slug.ts';
import { isUncheckedMentor } from '../fraud/compare-mentor.ts';
import { emailVisibleTo } from '../identity/queries.ts';
import { SERVICE_COLUMNS, SERVICE_SOURCES, toService, type Service, type ServiceRow } from './service-row.ts';

/** The mentor of an offer. */
export interface Mentor {
  user_id: string;
  slug: string;
  first_name: string;
  last_name: string;
  /** Null unless the viewer may know it. */
  email: string | null;
  /** Whether everyone may see and book them. */
  is_public: boolean;
  /** Whether they aren't bookable for money, until a proof or a look of the staff. */
  is_unchecked: boolean;
}

export interface Offer {
  mentor: Mentor;
  /** All services, in the mentor's order. */
  services: Service[];
}

/** An offer with one more value from the same query. */
export type OfferWith<B> = Offer & { extra: B };

type OfferRow<B> = ServiceRow & { mentor: Mentor; beside: B };

/**
 * Finds a mentor by a current or former slug, with all services: one query.
 * @param extra an SQL expression to select as well; it may use `(select id from person)`, the mentor's id.
 * @returns null if no mentor has this slug.
 */
export async function findOffer<B>(
  db: Database,
  slug: string,
  viewer_id: string | null,
  extra: RawBuilder<B>,
): Promise<OfferWith<B> | null> {
  const { rows } = await sql<OfferRow<B>>`/* prepared */
    with person as materialized (
      select * from authenticated_user
      where status <> 'deleted' and id = coalesce(
        (select id from authenticated_user present where ${hasSlug('present', slug)}),
        (select auth_user_id from former_slug where slug = ${slug}::citext)))
    select ${SERVICE_COLUMNS},
      json_build_object(
        'user_id', person.id, 'slug', person.slug, 'first_name', person.first_name, 'last_name', person.last_name,
        'email', ${emailVisibleTo(viewer_id)}, 'is_public', person.status = 'active' and profile.status = 'active'
          and not ${isBlockedFor('person.id', viewer_id)}, 'is_unchecked', ${isUncheckedMentor(sql`person.id`)}) as mentor,
      ${extra} as beside
    from person
    join mentor_profile profile on profile.auth_user_id = person.id
    left join event_type service on service.auth_user_id = person.id
    ${SERVICE_SOURCES}
    order by service.position, service.created_at, service.id`.execute(db);
  const [first] = rows;
  if (!first) {
    return null;
  }
  // A mentor without services is one row without a service.
  const services = rows.filter((row) => row.id !== null).map(toService);
  return { mentor: first.mentor, services, extra: first.beside };
}

/** Whether everyone may see and book a mentor now: `is_public` of an offer, by itself. */
export async function isOffered(db: Database, user_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticated_user as person')
    .innerJoin('mentor_profile as profile', 'profile.auth_user_id', 'person.id')
    .select('person.id')
    .where('person.id', '=', user_id)
    .where('person.status', '=', 'active')
    .where('profile.status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** A service, active or not; null if there is none. */
export async function findService(db: Database, id: string): Promise<Service | null> {
  const { rows } = await sql<ServiceRow>`
    select ${SERVICE_COLUMNS} from event_type service ${SERVICE_SOURCES} where service.id = ${id}`.execute(db);
  return rows[0] ? toService(rows[0]) : null;
}

/** The active services of several mentors. */
export async function findActiveServices(db: Database, user_ids: readonly string[]): Promise<Service[]> {
  const { rows } = await sql<ServiceRow>`
    select ${SERVICE_COLUMNS}
    from event_type service
    ${SERVICE_SOURCES}
    where service.auth_user_id = any(${user_ids}::uuid[]) and service.is_active`.execute(db);
  return rows.map(toService);
}

import type { AuthenticatedUser, EmailPreferences } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

const COLUMNS = [
  'person.id',
  'person.clerk_id',
  'person.email',
  'person.slug',
  'person.first_name',
  'person.last_name',
  'person.status',
  'person.terms_accepted_at',
  'person.time_zone',
  'person.language',
  'person.suspension_reason',
  'person.created_at',
  'person.updated_at',
] as const;

/** Reads records as the wire has them; add a condition and execute. */
export const selectUsers = (db: Database) =>
  db
    .selectFrom('authenticated_user as person')
    .select(COLUMNS)
    // Records from before a preference was there want it.
    .select(sql<EmailPreferences>`'{"saved_searches": true}' || person.email_preferences`.as('email_preferences'))
    .select(
      sql<string | null>`case when person.bounced_email = person.email then person.bounced_at end`.as(
        'email_bounced_at',
      ),
    )
    .select((select) =>
      select
        .selectFrom('terms_acceptance as acceptance')
        .select('acceptance.version')
        .whereRef('acceptance.auth_user_id', '=', 'person.id')
        .where('acceptance.terms', '=', 'mentor')
        .orderBy('acceptance.accepted_at', 'desc')
        .orderBy('acceptance.version', 'desc')
        .limit(1)
        .as('mentor_terms_version'),
    )
    .where('person.status', '<>', 'deleted');

export const findUserById = (db: Database, id: string): Promise<AuthenticatedUser | undefined> =>
  selectUsers(db).where('person.id', '=', id).executeTakeFirst();

export const findUserByClerkId = (db: Database, clerkId: string): Promise<AuthenticatedUser | undefined> =>
  selectUsers(db).where('person.clerk_id', '=', clerkId).executeTakeFirst();

/**
 * The e-mail address of `person` as somebody may know it: the person, and whoever shares a confirmed booking with them
 * (product design, section 2). An expression of SQL, null for everybody else.
 * @param viewerId null when nobody is signed in.
 */
export const emailKnownTo = (viewerId: string | null) =>
  viewerId === null ? sql<null>`null::text` : knownTo(viewerId);

const knownTo = (viewerId: string) => sql<string | null>`
  case when person.id = ${viewerId}::uuid or exists (
    select 1 from booking shared
    where shared.status = 'confirmed'
      and ((shared.mentor_user_id = person.id and shared.prospect_user_id = ${viewerId}::uuid)
        or (shared.prospect_user_id = person.id and shared.mentor_user_id = ${viewerId}::uuid))
  ) then person.email end`;

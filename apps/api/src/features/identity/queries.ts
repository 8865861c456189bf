import type { AuthenticatedUser, EmailPreferences } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { shareSession } from '../../db/share-session.ts';
import type { TermsKind } from './terms/terms.ts';

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

/** The version of the terms that `person` accepted last, null if they never did. An SQL expression. */
const acceptedVersion = (terms: TermsKind) => sql<string | null>`(
  select version from terms_acceptance
  where auth_user_id = person.id and terms = ${terms}
  order by accepted_at desc, version desc limit 1)`;

/** Selects records in the shape of the contract; add a condition and execute. */
export const selectUsers = (db: Database) =>
  db
    .selectFrom('authenticated_user as person')
    .select(COLUMNS)
    // Older records lack newer preferences, which default to true.
    .select(sql<EmailPreferences>`'{"saved_searches": true}' || person.email_preferences`.as('email_preferences'))
    .select(
      sql<string | null>`case when person.bounced_email = person.email then person.bounced_at end`.as(
        'email_bounced_at',
      ),
    )
    .select([
      acceptedVersion('mentor').as('mentor_terms_version'),
      acceptedVersion('platform').as('platform_terms_version'),
    ])
    .where('person.status', '<>', 'deleted');

export const findUserById = (db: Database, id: string): Promise<AuthenticatedUser | undefined> =>
  selectUsers(db).where('person.id', '=', id).executeTakeFirst();

export const findUserByClerkId = (db: Database, clerkId: string): Promise<AuthenticatedUser | undefined> =>
  selectUsers(db).where('person.clerk_id', '=', clerkId).executeTakeFirst();

/**
 * The email address of `person` as the viewer may see it: their own, or that of a user with whom they share a confirmed
 * booking (product design, section 2). An SQL expression, null otherwise.
 * @param viewerId null for a signed-out visitor.
 */
export const emailVisibleTo = (viewerId: string | null) =>
  viewerId === null ? sql<null>`null::text` : knownTo(viewerId);

const knownTo = (viewerId: string) => sql<string | null>`
  case when person.id = ${viewerId}::uuid or ${shareSession('person.id', viewerId)} then person.email end`;

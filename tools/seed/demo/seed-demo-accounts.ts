import { systemClock } from '@abroad/api/core/clock';
import { connect, type Database } from '@abroad/api/db/connection';
import { hasSlug } from '@abroad/api/db/has-slug';
import { newId } from '@abroad/api/core/ids';
import { versionOf } from '@abroad/api/features/identity/terms/terms';
import { refreshSearchRow } from '@abroad/api/features/mentors/search-row';
// Not from the package's index, which would load the whole API.
import { loadReferenceData } from '@abroad/api/features/reference/load-reference-data';
import type { DemoPerson } from './demo-person.ts';
import { DEMO_PEOPLE } from './people.ts';
import { insertMentor } from './insert-mentor.ts';
import { insertProspect } from './insert-prospect.ts';
import { createLookUp, type LookUp } from './look-up.ts';

/** They have been there for a while: their past sessions are later. */
const JOINED_DAYS_AGO = 400;
const DAY_MS = 86_400_000;

/** One writer at a time, so that two starts at once don't add them twice. */
const ADVISORY_LOCK = 727_276;

/** The slug, or another one if it is taken. */
async function freeSlug(trx: Database, slug: string): Promise<string> {
  const person = await trx
    .selectFrom('authenticated_user as person')
    .select('id')
    .where(hasSlug('person', slug))
    .executeTakeFirst();
  const former = await trx.selectFrom('former_slug').select('slug').where('slug', '=', slug).executeTakeFirst();
  return person === undefined && former === undefined ? slug : `${slug}-demo`;
}

async function insertPerson(trx: Database, person: DemoPerson): Promise<string> {
  const id = newId();
  const { clerk_id, email, first_name, last_name, time_zone } = person;
  const slug = await freeSlug(trx, person.slug);
  const created_at = new Date(systemClock.now() - JOINED_DAYS_AGO * DAY_MS).toISOString();
  await trx
    .insertInto('authenticated_user')
    .values({
      id,
      clerk_id,
      email,
      email_verified: true,
      slug,
      first_name,
      last_name,
      time_zone,
      terms_accepted_at: created_at,
      created_at,
    })
    .execute();
  const accepted = (['platform', ...(person.mentor ? (['mentor'] as const) : [])] as const).map((terms) => ({
    auth_user_id: id,
    terms,
    version: versionOf(terms),
    ip_address: null,
  }));
  await trx.insertInto('terms_acceptance').values(accepted).execute();
  return id;
}

async function add(trx: Database, lookUp: LookUp, person: DemoPerson): Promise<void> {
  const { clerk_id } = person;
  const there = await trx.selectFrom('authenticated_user').select('id').where('clerk_id', '=', clerk_id).execute();
  if (there.length > 0) return;
  const userId = await insertPerson(trx, person);
  if (person.mentor) {
    await insertMentor(trx, lookUp, { ...person, mentor: person.mentor, userId });
    await refreshSearchRow(trx, userId, systemClock);
  }
  if (person.prospect) await insertProspect(trx, lookUp, { ...person, prospect: person.prospect, userId });
}

/**
 * Adds the missing demo accounts: a mentor, a prospect, and one that is both. Their ids at
 * the embedded identity provider are known, so everything is set up for users who sign in there. Later changes
 * by users are kept.
 */
export async function seedDemoAccounts(databaseUrl: string): Promise<void> {
  await loadReferenceData(databaseUrl);
  const connection = connect({ url: databaseUrl, pool_size: 1, onError: () => {} });
  try {
    await connection.db.transaction().execute(async (trx) => {
      await trx.selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.val(ADVISORY_LOCK)]).as('lock')).execute();
      const lookUp = await createLookUp(trx);
      for (const person of DEMO_PEOPLE) await add(trx, lookUp, person);
    });
  } finally {
    await connection.close();
  }
}

import { loadavg } from 'node:os';
import { connect, type Database } from '@abroad/api/db/connection';
import { matchChanges } from '@abroad/api/features/saved-searches/match-changes';
import { enqueueSearchNews } from '@abroad/api/features/saved-searches/send-search-news';
import type { Context } from '@abroad/api/context';
import { sql } from 'kysely';
import { fillTables } from '../../../tools/lib/start/prepare-database.ts';
import { startThrowAwayPostgres } from '../../../tools/lib/throw-away-postgres.ts';
import { seedMentors } from '../../../tools/seed/seed.ts';
import { median } from '../lib/median.ts';
import { timed } from '../lib/timed.ts';
import { makeSearches } from './make-searches.ts';

const ROUNDS = 3;
const CHANGED = 100;

/** Gives some mentors new texts, and every fourth of them new filters, as if they had changed their profiles. */
const change = (db: Database, round: number) =>
  sql`
    update search_document document
    set words = words || array_to_tsvector(array['dround' || ${round}::text]),
      filters = case when chosen.place % 4 = 0 then other.filters else document.filters end
    from (select profile_id, row_number() over () as place, md5(profile_id::text || ${round}::text) as hash
      from mentor_search order by hash limit ${sql.lit(CHANGED)}) chosen
    cross join lateral (select filters from search_document another where another.profile_id > chosen.profile_id
      order by another.profile_id limit 1) other
    where document.profile_id = chosen.profile_id`.execute(db);

const countMatches = async (db: Database) =>
  (
    await db
      .selectFrom('saved_search_match')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .execute()
  )[0]?.count;

async function measure(db: Database): Promise<void> {
  const context = { db, clock: { now: () => Date.now() } } as Context;
  const [changing, matching]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    changing.push(await timed(() => change(db, round)));
    matching.push(await timed(() => matchChanges(context)));
  }
  console.log(
    `${CHANGED} changed mentors: written in ${median(changing).toFixed(0)} ms, with the notes of how they were`,
  );
  console.log(`compared with all saved searches in ${median(matching).toFixed(0)} ms (${ROUNDS} rounds, the median)`);
  console.log(`${await countMatches(db)} matches were new or known`);
  const finding = await timed(() => enqueueSearchNews(context));
  console.log(`all recipients found, and their jobs created, in ${finding.toFixed(0)} ms`);
}

/** Changes mentors with many saved searches, and prints how long the matching takes. */
export async function benchSavedSearches({ mentors, searches }: { mentors: number; searches: number }): Promise<void> {
  const postgres = await startThrowAwayPostgres('disk');
  try {
    const url = postgres.url();
    await fillTables(url);
    await seedMentors(url, { mentors, seed: 1, log: () => {} });
    const connection = connect({ url, pool_size: 4, onError: () => {} });
    await makeSearches(connection.db, searches);
    console.log(`${mentors} mentors, ${searches} saved searches, load average ${loadavg()[0]?.toFixed(1)}`);
    await measure(connection.db);
    await connection.close();
  } finally {
    await postgres.stop();
  }
}

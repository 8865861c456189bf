// Not from the package's index, which would load the whole API.
import { beginWithoutLimit } from '@abroad/api/db/begin-without-limit';
import { loadReferenceData } from '@abroad/api/features/reference/load-reference-data';
import { versionOf } from '@abroad/api/features/identity/terms/terms';
import type pg from 'pg';
import { withClient } from '../lib/with-client.ts';
import { DEMO_PEOPLE } from './demo/people.ts';
import { copyInto } from './load/copy.ts';
import { announce, disableTriggers, tidy } from './load/without-triggers.ts';
import { makeBeside } from './load/make-beside.ts';
import type { Order } from './load/make-chunks.ts';
import { accountOf } from './load/mentor-rows.ts';
import { lookOf } from './slugs.ts';
import type { KnownUniversity } from './studies/schools.ts';

export const MOST_MENTORS = 1_000_000;
export const MOST_SEED = 0xffff_ffff;

export interface SeedOptions {
  /** The total number of mentors of this seed, up to a million. */
  mentors: number;
  seed: number;
  /** Called with a line about each finished step. */
  log: (line: string) => void;
  /** Called with the number of new mentors so far. */
  onProgress?: (done: number, total: number) => void;
}

/** The mentors to create in addition to the existing ones. */
async function readOrder(client: pg.Client, { mentors, seed }: SeedOptions): Promise<Order> {
  const universities = await client.query<KnownUniversity>(
    `select id, name, aliases, domains, country_code, rank,
       (select domain from university_mail_domain known
         where known.university_id = university.id and trust in ('listed', 'confirmed') and flags = '{}'
           and kind in ('any', 'student') and removed_at is null
         order by length(domain), domain limit 1) as mail_domain
     from university order by id`,
  );
  const looks = await client.query<{ look: string }>(
    'select slug_look(slug::text) as look from authenticated_user union all select slug_look(slug::text) from former_slug',
  );
  const there = await client.query<{ count: number }>(
    `select count(*)::int as count from authenticated_user where clerk_id ^@ $1`,
    [accountOf(seed, 0).slice(0, -1)],
  );
  return {
    seed,
    first: there.rows[0]?.count ?? 0,
    end: mentors,
    universities: universities.rows,
    taken: [...DEMO_PEOPLE.map((person) => lookOf(person.slug)), ...looks.rows.map((row) => row.look)],
    terms_version: versionOf('mentor'),
    now: Date.now(),
  };
}

/** Creates the ordered mentors and writes them, all or none. */
async function add(client: pg.Client, order: Order, { log, onProgress }: SeedOptions): Promise<void> {
  await beginWithoutLimit(client);
  const coming = order.end - order.first;
  // Generated mentors must not notify saved searches.
  await client.query(`set local abroad.no_news = 'on'`);
  const isPastTriggers = await disableTriggers(client, coming);
  let written = 0;
  for await (const { mentors, rows } of makeBeside(order)) {
    for (const each of rows) await copyInto(client, each);
    written += mentors;
    onProgress?.(written, coming);
  }
  if (isPastTriggers) await announce(client);
  await client.query('commit');
  if (isPastTriggers) await tidy(client, log);
}

/**
 * Creates made-up mentors of a seed until there are this many, with everything that makes them bookable and searchable.
 * Continues after the existing ones; the same seed always gives the same people. All of them or none are
 * added.
 * @returns how many were added
 */
export async function seedMentors(databaseUrl: string, options: SeedOptions): Promise<{ added: number }> {
  const { seed, log } = options;
  await loadReferenceData(databaseUrl);
  return withClient(databaseUrl, async (client) => {
    const order = await readOrder(client, options);
    const added = Math.max(0, order.end - order.first);
    if (added === 0) {
      log(`${order.first} mentors of seed ${seed} are there already.`);
      return { added };
    }
    await add(client, order, options);
    log(`${added} mentors of seed ${seed} added.`);
    return { added };
  });
}

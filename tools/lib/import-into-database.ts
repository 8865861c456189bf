import { beginWithoutLimit } from '@abroad/api/db/begin-without-limit';
import { mergeUniversities, type Merge } from '@abroad/reference-data/merge-universities';
import type { University } from '@abroad/reference-data/university';
import { Client } from 'pg';
import { startProgress } from './progress.ts';

const BATCH = 1000;

/**
 * Merges the entries of a file into the table of universities in one transaction. Running processes check now and then whether
 * it has changed. Two imports at once wait for each other.
 * @param databaseUrl a migrated database
 */
export async function importIntoDatabase(databaseUrl: string, entries: readonly unknown[]): Promise<Merge> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await beginWithoutLimit(client);
    await client.query('lock table university in share row exclusive mode');
    const { rows } = await client.query<University>(
      'select id, name, state_province, country_code, domains, aliases, rank from university order by id',
    );
    const merging = startProgress('Comparing', entries.length);
    const merge = mergeUniversities(rows, entries, (done) => merging.reached(done));
    merging.end();
    const written = [...merge.added, ...merge.changed];
    if (written.length > 0) {
      await write(client, written);
    }
    await client.query('commit');
    return merge;
  } finally {
    // Without a commit, ending the connection rolls back.
    await client.end();
  }
}

async function write(client: Client, universities: readonly University[]): Promise<void> {
  const progress = startProgress('Writing', universities.length);
  for (let start = 0; start < universities.length; start += BATCH) {
    await client.query(
      `insert into university (id, name, state_province, country_code, domains, aliases, rank, updated_at)
       select id, name, state_province, country_code, domains, aliases, rank, now()
       from jsonb_to_recordset($1::jsonb)
         as entry(id uuid, name text, state_province text, country_code text, domains text[], aliases text[], rank int)
       on conflict (id) do update set
         name = excluded.name, state_province = excluded.state_province, domains = excluded.domains,
         aliases = excluded.aliases, rank = excluded.rank, updated_at = excluded.updated_at`,
      [JSON.stringify(universities.slice(start, start + BATCH))],
    );
    progress.reached(start + BATCH);
  }
  progress.end();
}

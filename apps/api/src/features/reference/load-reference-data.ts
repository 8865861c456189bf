import { loadUniversities } from '@abroad/reference-data/load-universities';
import pg from 'pg';
import { beginAtLength } from '../../db/begin-at-length.ts';

/** One writer at a time, so that two processes that start together don't load twice. */
const ADVISORY_LOCK = 727_275;

/**
 * Fills the table of universities from the reference package, once: a table that has rows is left as it is.
 * @returns how many rows were loaded now.
 */
export async function loadReferenceData(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await beginAtLength(client);
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    const { rows } = await client.query<{ there: boolean }>('select exists (select 1 from university) as there');
    const universities = rows[0]?.there ? [] : loadUniversities();
    await client.query(
      `insert into university (id, name, state_province, country_code, domains, aliases, rank)
       select id, name, state_province, country_code, domains, aliases, rank
       from jsonb_to_recordset($1::jsonb) as entry(id uuid, name text, state_province text, country_code text, domains text[], aliases text[], rank int)`,
      [JSON.stringify(universities)],
    );
    await client.query('commit');
    return universities.length;
  } finally {
    await client.end();
  }
}

import { loadUniversities, UNIVERSITIES_FILE } from '@abroad/reference-data/load-universities';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { beginAtLength } from '../../db/begin-at-length.ts';
import { loadMailDomains } from './load-mail-domains.ts';
import { loadPayoutRoutes } from './load-payout-routes.ts';

/** Serialises writers, so that two starting processes don't load twice. */
const ADVISORY_LOCK = 727_275;
const LIST = 'universities';
/** As `PLATFORM_COUNTRY` has it. */
const DEFAULT_COUNTRY = 'DE';

/**
 * Fills the table of universities from the reference package; where it has rows, a newer edition of the list adds the universities
 * that are missing and the names that they are not known by yet. What an import or a person wrote stays.
 * @param platform_country where the operator's account at the payment provider is
 * @returns how many rows were written.
 */
export async function loadReferenceData(databaseUrl: string, platform_country = DEFAULT_COUNTRY): Promise<number> {
  const digest = createHash('sha256')
    .update(await readFile(UNIVERSITIES_FILE))
    .digest('hex');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await beginAtLength(client);
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    const { rowCount: isLoaded } = await client.query('select from reference_list where name = $1 and digest = $2', [
      LIST,
      digest,
    ]);
    const written = isLoaded ? 0 : await writeUniversities(client, digest);
    await loadMailDomains(client);
    await loadPayoutRoutes(client, platform_country);
    await client.query('commit');
    return written;
  } finally {
    await client.end();
  }
}

async function writeUniversities(client: pg.Client, digest: string): Promise<number> {
  const { rowCount } = await client.query(
    `insert into university as known (id, name, state_province, country_code, domains, aliases, rank)
     select id, name, state_province, country_code, domains, aliases, rank
     from jsonb_to_recordset($1::jsonb) as entry(id uuid, name text, state_province text, country_code text, domains text[], aliases text[], rank int)
     on conflict (id) do update set
       aliases = known.aliases || array(select alias from unnest(excluded.aliases) alias where alias <> all (known.aliases)),
       updated_at = now()
     where not known.aliases @> excluded.aliases`,
    [JSON.stringify(loadUniversities())],
  );
  await client.query(
    `insert into reference_list (name, digest) values ($1, $2)
     on conflict (name) do update set digest = excluded.digest, loaded_at = now()`,
    [LIST, digest],
  );
  return rowCount ?? 0;
}

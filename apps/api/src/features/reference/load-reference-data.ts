import { loadUniversities, UNIVERSITIES_FILE } from '@abroad/reference-data/load-universities';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { beginWithoutLimit } from '../../db/begin-without-limit.ts';
import { loadMailDomains } from './load-mail-domains.ts';
import { loadPayoutRoutes } from './load-payout-routes.ts';

/** Serialises writers, so that two starting processes don't load twice. */
const ADVISORY_LOCK = 727_275;
const LIST = 'universities';
/** As `PLATFORM_COUNTRY` has it. */
const DEFAULT_COUNTRY = 'DE';

/**
 * Fills the table of universities from the reference package; where it has rows, a newer edition of the list adds the universities
 * that are missing, the names and domains that they are not known by yet, what they are called today, and which were closed.
 * Values from imports and people stay, and a replaced name joins the other names.
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
    await beginWithoutLimit(client);
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
    `insert into university as known (id, name, state_province, country_code, domains, aliases, rank, closed_in, successor_id)
     select id, name, state_province, country_code, domains, aliases, rank, closed_in, successor_id
     from jsonb_to_recordset($1::jsonb) as entry(id uuid, name text, state_province text, country_code text, domains text[],
       aliases text[], rank int, closed_in int, successor_id uuid)
     on conflict (id) do update set
       name = excluded.name,
       domains = excluded.domains || array(select one from unnest(known.domains) one where one <> all (excluded.domains)),
       aliases = array(select one from unnest(known.aliases) one where one <> excluded.name)
         || array(select one from unnest(array_append(excluded.aliases, known.name)) one
           where one <> all (known.aliases) and one <> excluded.name),
       closed_in = excluded.closed_in,
       successor_id = excluded.successor_id,
       updated_at = now()
     where not (known.aliases @> excluded.aliases and known.domains @> excluded.domains)
       or (known.name, known.domains[1], known.closed_in, known.successor_id)
         is distinct from (excluded.name, excluded.domains[1], excluded.closed_in, excluded.successor_id)`,
    [JSON.stringify(loadUniversities())],
  );
  await client.query(
    `insert into reference_list (name, digest) values ($1, $2)
     on conflict (name) do update set digest = excluded.digest, loaded_at = now()`,
    [LIST, digest],
  );
  return rowCount ?? 0;
}

import { PAYOUT_ROUTES_FILE, payoutRoutes } from '@abroad/reference-data/payout-routes';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** The version of the rules that make rows from the file: increase it with each change of them. */
const RULES = 1;

const FIELDS =
  '(mentor_country text, currency text, provider text, minimum_minor bigint, fee_words text, days_min int, days_max int, is_on boolean)';

/**
 * Writes how a platform in a country pays mentors, in the caller's transaction, where the list has changed. Routes that the operator
 * added stay, and each stays switched on or off as it is.
 */
export async function loadPayoutRoutes(client: pg.Client, platform_country: string): Promise<void> {
  const list = `payout_routes_${platform_country}`;
  const digest = createHash('sha256')
    .update(await readFile(PAYOUT_ROUTES_FILE))
    .update(String(RULES))
    .digest('hex');
  const { rowCount } = await client.query('select from reference_list where name = $1 and digest = $2', [list, digest]);
  if (rowCount) {
    return;
  }
  const values = [platform_country, JSON.stringify(payoutRoutes(platform_country))];
  await client.query(
    `insert into payout_route as known (platform_country, mentor_country, currency, provider, minimum_minor, fee_words, days_min, days_max, is_on, source)
     select $1, mentor_country, currency, provider, minimum_minor, fee_words, days_min, days_max, is_on, 'list'
     from jsonb_to_recordset($2::jsonb) as entry${FIELDS}
     on conflict (platform_country, mentor_country, currency, provider) do update set
       minimum_minor = excluded.minimum_minor, fee_words = excluded.fee_words, days_min = excluded.days_min, days_max = excluded.days_max
     where known.source = 'list'`,
    values,
  );
  await client.query(
    `delete from payout_route known where source = 'list' and platform_country = $1
     and not exists (select from jsonb_to_recordset($2::jsonb) as entry${FIELDS}
       where entry.mentor_country = known.mentor_country and entry.currency = known.currency and entry.provider = known.provider)`,
    values,
  );
  await client.query(
    `insert into reference_list (name, digest) values ($1, $2)
     on conflict (name) do update set digest = excluded.digest, loaded_at = now()`,
    [list, digest],
  );
}

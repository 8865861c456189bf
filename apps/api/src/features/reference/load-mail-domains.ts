import type { University } from '@abroad/reference-data/university';
import {
  MAIL_DOMAINS_FILE,
  mailDomainsOf,
  readMailDomainFile,
} from '@abroad/reference-data/mail-domains/load-mail-domains';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';

const LIST = 'mail_domains';
/** The version of the rules that make rows from the file: increase it with each change of them. */
const RULES = 1;

const FIELDS = '(domain text, university_id uuid, kind text, trust text, flags jsonb)';

/** Changes with the file, and with the universities, which an import may have added. */
async function digestOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    "select count(*) || ' ' || coalesce(max(updated_at)::text, '') as version from university",
  );
  const hash = createHash('sha256').update(await readFile(MAIL_DOMAINS_FILE));
  return hash.update(`${RULES} ${rows[0]?.version}`).digest('hex');
}

/**
 * Writes the mail domains of the reference list, in the caller's transaction, where the list or the universities have changed.
 * Domains that an admin added, changed or removed stay as they are.
 */
export async function loadMailDomains(client: pg.Client): Promise<void> {
  const digest = await digestOf(client);
  const { rowCount } = await client.query('select from reference_list where name = $1 and digest = $2', [LIST, digest]);
  if (rowCount) {
    return;
  }
  const { rows: universities } = await client.query<University>('select * from university where is_listed');
  const listed = JSON.stringify(mailDomainsOf(universities, readMailDomainFile()));
  await client.query(
    `insert into university_mail_domain as known (domain, university_id, kind, trust, flags, source)
     select domain, university_id, kind, trust, array(select jsonb_array_elements_text(flags)), 'list'
     from jsonb_to_recordset($1::jsonb) as entry${FIELDS}
     on conflict (domain, university_id) do update set
       kind = excluded.kind, trust = excluded.trust, flags = excluded.flags, version = known.version + 1, updated_at = now()
     where known.source = 'list'
       and (known.kind, known.trust, known.flags) is distinct from (excluded.kind, excluded.trust, excluded.flags)`,
    [listed],
  );
  await client.query(
    `delete from university_mail_domain known where source = 'list'
     and not exists (select from jsonb_to_recordset($1::jsonb) as entry${FIELDS}
       where entry.domain = known.domain and entry.university_id = known.university_id)`,
    [listed],
  );
  await client.query(
    `insert into reference_list (name, digest) values ($1, $2)
     on conflict (name) do update set digest = excluded.digest, loaded_at = now()`,
    [LIST, digest],
  );
}

import { sql, type Updateable } from 'kysely';
import type { ListedMailDomain } from '@abroad/reference-data/mail-domains/match-mail-domain';
import type { Database } from '../../db/connection.ts';
import type { UniversityMailDomainTable } from '../../db/tables.ts';

/** A mail domain as an admin sees it. */
export interface MailDomainRecord {
  domain: string;
  university: { id: string; name: string; country_code: string };
  kind: 'any' | 'student' | 'staff' | 'alumni';
  trust: 'listed' | 'confirmed' | 'flagged' | 'blocked';
  flags: ('abused' | 'stopped' | 'shared' | 'parent' | 'child')[];
  source: 'list' | 'staff';
  version: number;
  updated_at: string;
  proofs: number;
}

/** Whether domains of other universities lie below the row `listed`, removed ones too: what is reversed begins with it and a dot. */
const isParent = sql<boolean>`exists (select from university_mail_domain below
  where reverse(below.domain) ~>=~ (reverse(listed.domain) || '.') and reverse(below.domain) ~<~ (reverse(listed.domain) || '/')
    and below.university_id <> listed.university_id)`;
const isShared = sql<boolean>`exists (select from university_mail_domain other where other.domain = listed.domain
  and other.university_id <> listed.university_id and other.removed_at is null)`;
/** Whether the row `listed` lies below a domain of another university. */
const isChild = sql<boolean>`exists (select from university_mail_domain above
  where above.domain = any(array(select array_to_string((string_to_array(listed.domain, '.'))[at:], '.')
      from generate_series(2, array_length(string_to_array(listed.domain, '.'), 1)) at))
    and above.university_id <> listed.university_id and above.removed_at is null)`;

const isLive = sql<boolean>`exists (select from university_mail_domain live where live.domain = listed.domain
  and live.removed_at is null)`;
const trustOf = sql<
  ListedMailDomain['trust']
>`case when listed.removed_at is null then listed.trust else 'blocked' end`;

/**
 * Finds the listed ones of these domains, for `matchMailDomain`. A domain that no university has any more counts as blocked:
 * otherwise its addresses would prove the university above it.
 */
export const findListedDomains = (db: Database, domains: readonly string[]): Promise<ListedMailDomain[]> =>
  domains.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('university_mail_domain as listed')
        .select(['domain', 'university_id', trustOf.as('trust'), isParent.as('is_parent')])
        .where('domain', 'in', domains)
        .where((is) => is.or([is('removed_at', 'is', null), is.not(isLive)]))
        .execute();

/** The domains whose addresses prove a university by themselves. */
export const findProvingDomains = (db: Database, university_id: string) =>
  db
    .selectFrom('university_mail_domain as listed')
    .select(['domain', 'kind'])
    .where('university_id', '=', university_id)
    .where('removed_at', 'is', null)
    .where('trust', 'in', ['listed', 'confirmed'])
    .where(sql<boolean>`not ${isShared}`)
    .orderBy('domain')
    .execute();

const records = (db: Database) =>
  db
    .selectFrom('university_mail_domain as listed')
    .innerJoin('university', 'university.id', 'listed.university_id')
    .where('listed.removed_at', 'is', null);

const RECORD = [
  sql<MailDomainRecord['university']>`jsonb_build_object('id', university.id, 'name', university.name,
    'country_code', university.country_code)`.as('university'),
  sql<MailDomainRecord['flags']>`to_jsonb(listed.flags || array_remove(array[case when ${isShared} then 'shared' end,
    case when ${isParent} then 'parent' end, case when ${isChild} then 'child' end], null))`.as('flags'),
  sql<number>`(select count(*)::int from education_proof proof where proof.domain = listed.domain
    and proof.university_id = listed.university_id and proof.state = 'proven')`.as('proofs'),
] as const;
const COLUMNS = [
  'listed.domain',
  'listed.kind',
  'listed.trust',
  'listed.source',
  'listed.version',
  'listed.updated_at',
] as const;

/** A part of the mail domains by domain or university, and how many there are. */
export async function searchMailDomains(
  db: Database,
  { search, flagged }: { search: string | undefined; flagged: boolean },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: MailDomainRecord[]; total: number }> {
  const text = `%${(search ?? '').toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = records(db)
    .where((is) => is.or([is('listed.domain', 'like', text), is(sql`lower(university.name)`, 'like', text)]))
    .$if(flagged, (query) => query.where('listed.trust', 'in', ['flagged', 'blocked']));
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items = await found
    .select(COLUMNS)
    .select(RECORD)
    .orderBy(sql`length(listed.domain)`)
    .orderBy('listed.domain')
    .orderBy('listed.university_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items, total };
}

interface Key {
  domain: string;
  university_id: string;
}

/** @returns undefined where the university doesn't have the domain. */
export const findMailDomain = (db: Database, { domain, university_id }: Key): Promise<MailDomainRecord | undefined> =>
  records(db)
    .select(COLUMNS)
    .select(RECORD)
    .where('listed.domain', '=', domain)
    .where('listed.university_id', '=', university_id)
    .executeTakeFirst();

/** Adds a mail domain by hand, or one that was removed. @returns false where it is listed already. */
export async function addMailDomain(
  trx: Database,
  { domain, university_id, ...fields }: Key & Pick<MailDomainRecord, 'kind' | 'trust'>,
): Promise<boolean> {
  const set = { ...fields, source: 'staff' as const, removed_at: null, updated_at: new Date() };
  const added = await trx
    .insertInto('university_mail_domain')
    .values({ domain, university_id, ...set })
    .onConflict((conflict) =>
      conflict
        .columns(['domain', 'university_id'])
        .doUpdateSet({ ...set, version: sql<number>`university_mail_domain.version + 1` })
        .where('university_mail_domain.removed_at', 'is not', null),
    )
    .returning('domain')
    .executeTakeFirst();
  return added !== undefined;
}

/** Gives the mail domains of one university to another. Domains that the other one has or had already stay as they are. */
export async function moveMailDomains(trx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  await trx
    .deleteFrom('university_mail_domain')
    .where('university_id', '=', from)
    .where('domain', 'in', (same) =>
      same.selectFrom('university_mail_domain').select('domain').where('university_id', '=', to),
    )
    .execute();
  await trx
    .updateTable('university_mail_domain')
    .set({ university_id: to, version: sql<number>`version + 1`, updated_at: new Date() })
    .where('university_id', '=', from)
    .execute();
}

/** Changes a mail domain; a newer reference list leaves it alone from then on. @returns false for another version. */
export async function changeMailDomain(
  trx: Database,
  { domain, university_id, version }: Key & { version: number },
  changes: Updateable<UniversityMailDomainTable>,
): Promise<boolean> {
  const changed = await trx
    .updateTable('university_mail_domain')
    .set({ ...changes, source: 'staff', version: version + 1, updated_at: new Date() })
    .where('domain', '=', domain)
    .where('university_id', '=', university_id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .returning('domain')
    .executeTakeFirst();
  return changed !== undefined;
}

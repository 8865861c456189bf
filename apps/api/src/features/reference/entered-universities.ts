import type { University } from '@abroad/reference-data/university';
import { domainOf } from '@abroad/reference-data/domain';
import { canBeListed, suffixesOf } from '@abroad/reference-data/mail-domains/match-mail-domain';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { addMailDomain, moveMailDomains } from './mail-domains.ts';
import type { UniversityList } from './university-list.ts';

/** A university as a person enters it, or as the staff correct it. */
export interface EnteredFields {
  name: string;
  country_code: string;
  website?: string | null | undefined;
}

/** The domain of a website; null where there is none, or none that can be a university's: an address of a machine, a host of anyone's pages. */
export function hostOf(website: string | null | undefined): string | null {
  const domain = domainOf(website ?? '');
  return domain !== null && canBeListed(domain) ? domain : null;
}

/**
 * The listed ones of a country with the longest domain that the website's is under. They are looked up by their domains alone: to
 * find each part of a host by name, as what is typed, would take seconds for a long one.
 */
function withDomainOf({ by_id }: UniversityList, { country_code, website }: EnteredFields): University[] {
  const suffixes = suffixesOf(hostOf(website) ?? '');
  const known = new Set(suffixes);
  const found = [...by_id.values()].filter(
    (one) =>
      one.is_listed !== false && one.country_code === country_code && one.domains.some((domain) => known.has(domain)),
  );
  const longest = suffixes.find((suffix) => found.some(({ domains }) => domains.includes(suffix)));
  // One that others were merged into is there by their ids, too.
  return [...new Set(found)].filter(({ domains }) => longest !== undefined && domains.includes(longest));
}

/**
 * The listed university that is meant without a doubt: the only one of the country with the website's domain or, where the website says
 * nothing, with the name.
 */
export function findListed(list: UniversityList, fields: EnteredFields): University | undefined {
  const { name, country_code: country, website } = fields;
  const [ofName = []] = list.index.match({ name, country });
  const byName = ofName.filter(({ domains }) => hostOf(website) === null || domains.length === 0);
  return [withDomainOf(list, fields), byName].find((found) => found.length === 1)?.[0];
}

/** Finds similar universities in the list, by domain and by name. */
export function findNear(list: UniversityList, fields: EnteredFields, most: number): University[] {
  const ofName = list.index.match({ name: fields.name, country: fields.country_code }).flat();
  return [...new Set([...withDomainOf(list, fields), ...ofName])].slice(0, most);
}

/** Adds a university that a person entered: its id alone leads to it. */
export async function addEntered(trx: Database, id: string, { name, country_code }: EnteredFields): Promise<void> {
  const row = { id, name, country_code, state_province: null, rank: null, is_listed: false };
  await trx.insertInto('university').values(row).execute();
}

/** Lists a university that a person entered, as the staff write it, with the domain of its website. */
export async function listEntered(
  trx: Database,
  id: string,
  { name, country_code, website }: EnteredFields,
): Promise<void> {
  const domain = hostOf(website);
  await trx
    .updateTable('university')
    .set({ name, country_code, is_listed: true, domains: domain === null ? [] : [domain] })
    .set({
      aliases: sql<string[]>`case when name = ${name} then aliases else aliases || name end`,
      updated_at: sql<string>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
  if (domain !== null) {
    await addMailDomain(trx, { domain, university_id: id, kind: 'any', trust: 'listed' });
  }
}

/** Leads from a university that a person entered to the listed one that it is, which gets the mail domains that were confirmed for it. */
export async function mergeEntered(trx: Database, id: string, into_id: string): Promise<void> {
  await trx
    .updateTable('university')
    .set({ successor_id: into_id, updated_at: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  await moveMailDomains(trx, { from: id, to: into_id });
}

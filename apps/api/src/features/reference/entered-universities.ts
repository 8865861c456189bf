import type { University } from '@abroad/reference-data';
import { canBeListed, suffixesOf } from '@abroad/reference-data/mail-domains/match-mail-domain';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { addMailDomain } from './mail-domains.ts';
import type { UniversityList } from './university-list.ts';

/** A university as a person enters it, or as the staff correct it. */
export interface EnteredFields {
  name: string;
  country_code: string;
  website?: string | null | undefined;
}

/** The host of a website without `www.`; null where there is none. */
export const hostOf = (website: string | null | undefined): string | null =>
  website ? new URL(website).hostname.replace(/^www\./, '') : null;

/**
 * The listed university that is meant without a doubt: the only one of the country with the website's domain or, where the website says
 * nothing, with the name.
 */
export function findListed(
  { index }: UniversityList,
  { name, country_code: country, website }: EnteredFields,
): University | undefined {
  const known = (text: string) => index.match({ name: text, country })[0] ?? [];
  const host = hostOf(website);
  const byDomain =
    host === null
      ? []
      : (suffixesOf(host)
          .map(known)
          .find((found) => found.length > 0) ?? []);
  const byName = known(name).filter(({ domains }) => host === null || domains.length === 0);
  return [byDomain, byName].find((found) => found.length === 1)?.[0];
}

/** What the list has that is near, by name and by domain. */
export function findNear(
  { index }: UniversityList,
  { name, country_code: country, website }: EnteredFields,
  most: number,
) {
  const host = hostOf(website);
  const found = [...(host === null ? [] : suffixesOf(host)), name].flatMap((text) =>
    index.match({ name: text, country }).flat().slice(0, most),
  );
  return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, most);
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
  if (domain !== null && canBeListed(domain)) {
    await addMailDomain(trx, { domain, university_id: id, kind: 'any', trust: 'listed' });
  }
}

/** Leads from a university that a person entered to the listed one that it is. */
export async function mergeEntered(trx: Database, id: string, into_id: string): Promise<void> {
  await trx
    .updateTable('university')
    .set({ successor_id: into_id, updated_at: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

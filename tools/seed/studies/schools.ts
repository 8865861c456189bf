import type { University } from '@abroad/reference-data/university';
import { weighted, type Weighted } from '../weighted.ts';
import type { City } from '../world/cities.ts';
import { countryAlone } from '../world/country-names.ts';
import { campusCity } from './campus-cities.ts';
import { FIELD_GROUPS, type FieldGroup } from './fields.ts';
import { groupsTaughtAt, readsWell } from './school-kinds.ts';

/** A university as an education names it. */
export interface School {
  id: string;
  name: string;
  country_code: string;
  /** Null if unknown. */
  city: City | null;
  /** Its city and country, as far as they are known. */
  place: string;
  /** A domain of its email addresses; null if none is known. */
  mail_domain: string | null;
}
/** Draws from the schools of a country that teach a group of fields. */
export interface Schools {
  /** Any that reads well. */
  atHome: (countryCode: string, group: FieldGroup) => Weighted<School> | undefined;
  /** Only schools whose city is known. */
  abroad: (countryCode: string, group: FieldGroup) => Weighted<School> | undefined;
}
export type KnownUniversity = Pick<University, 'id' | 'name' | 'aliases' | 'domains' | 'country_code' | 'rank'> & {
  mail_domain?: string | null;
};

/** Well-known schools attract most students; each of the others a few. */
const SHARE_OF_OTHERS = 0.2;
const popularity = (place: number) => 1 / Math.sqrt(place + 2);

function entriesOf(universities: readonly KnownUniversity[]): [KnownUniversity, number][] {
  const known = universities
    .filter((one) => one.rank !== null)
    .toSorted((one, other) => Number(one.rank) - Number(other.rank));
  const others = universities.filter((one) => one.rank === null && readsWell(one.name));
  const total = known.reduce((sum, _, place) => sum + popularity(place), 0);
  const each = known.length === 0 ? 1 : (total * SHARE_OF_OTHERS) / Math.max(others.length, 1);
  return [
    ...known.map((one, place): [KnownUniversity, number] => [one, popularity(place)]),
    ...others.map((one): [KnownUniversity, number] => [one, each]),
  ];
}

type Entry = readonly [School, number, readonly FieldGroup[] | null];

function byGroup(entries: readonly Entry[]): Map<FieldGroup, Weighted<School>> {
  const found = FIELD_GROUPS.flatMap((group): [FieldGroup, Weighted<School>][] => {
    const fitting = entries
      .filter(([, , groups]) => groups === null || groups.includes(group))
      .map(([school, weight]) => [school, weight] as const);
    return fitting.length === 0 ? [] : [[group, weighted<School>(fitting)]];
  });
  return new Map(found);
}

function tablesOf(universities: readonly KnownUniversity[]) {
  const entries = entriesOf(universities).map(([one, weight]): Entry => {
    const city = campusCity(one);
    const { id, name, country_code, mail_domain = null } = one;
    const school = { id, name, country_code, mail_domain, city, place: city?.place ?? countryAlone(country_code) };
    return [school, weight, groupsTaughtAt(name)];
  });
  return { atHome: byGroup(entries), abroad: byGroup(entries.filter(([school]) => school.city !== null)) };
}

/** Groups the universities of the reference list by place and by the fields that they teach. */
export function createSchools(universities: readonly KnownUniversity[]): Schools {
  const byCountry = Map.groupBy(universities, (one) => one.country_code);
  const tables = new Map(Array.from(byCountry, ([countryCode, there]) => [countryCode, tablesOf(there)]));
  return {
    atHome: (countryCode, group) => tables.get(countryCode)?.atHome.get(group),
    abroad: (countryCode, group) => tables.get(countryCode)?.abroad.get(group),
  };
}

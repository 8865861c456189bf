import { uuidV5 } from './uuid-v5.ts';

/**
 * A university of the reference list. `aliases` are other names and short names that people type for it; `rank` is 1 and up
 * for the best-known of the world and null for the rest. Neither leaves the server. One that was closed or merged has the year
 * (`closed_in`) and, where it went on in another, that one's id (`successor_id`); it stays for those who studied there.
 */
export type University = {
  id: string;
  name: string;
  state_province: string | null;
  country_code: string;
  domains: string[];
  aliases: string[];
  rank: number | null;
  closed_in?: number | null;
  successor_id?: string | null;
  /** False of one that a person entered: only its id leads to it until it has been checked. */
  is_listed?: boolean;
};

/** Namespace of the universities' ids: UUIDv5 of "universities.abroad-mentors" in RFC 9562's DNS namespace. */
export const UNIVERSITY_NAMESPACE = '0d2b10de-942e-5923-adfc-74686b7eea56';

/** The id that a university keeps for ever: the UUIDv5 of its country and the first domain that it became known by. */
export function universityId(countryCode: string, domain: string): string {
  return uuidV5(UNIVERSITY_NAMESPACE, `${countryCode}/${domain}`);
}

/** The id of one of several universities that share a host (a ministry's, a provider's): its name tells them apart. */
export function universityIdOnSharedHost(countryCode: string, domain: string, normalisedName: string): string {
  return uuidV5(UNIVERSITY_NAMESPACE, `${countryCode}/${domain}/${normalisedName}`);
}

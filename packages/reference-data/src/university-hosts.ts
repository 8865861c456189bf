import { loadUniversities } from './load-universities.ts';
import { canBeListed, suffixesOf } from './mail-domains/match-mail-domain.ts';

let listed: ReadonlySet<string> | null = null;

/** The domains of the universities that are open: those of one that closed may be another's by now. Read once a process, in some 50 ms. */
const listedDomains = () =>
  (listed ??= new Set(loadUniversities().flatMap(({ domains, closed_in }) => (closed_in === null ? domains : []))));

/** Whether a host is a university's of the reference list, or lies below one. @param host in ASCII and lower case */
export const isUniversityHost = (host: string): boolean =>
  canBeListed(host) && suffixesOf(host).some((suffix) => listedDomains().has(suffix));

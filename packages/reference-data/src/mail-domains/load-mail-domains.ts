import { readFileSync } from 'node:fs';
import type { University } from '../university.ts';
import { canBeListed, suffixesOf } from './match-mail-domain.ts';

/** The content of the data file. The universities' own domains are in their list. */
export interface MailDomainFile {
  /** Further domains by the university's id. */
  registry: Record<string, string[]>;
  /** Domains where mailboxes are sold, or given to anyone. */
  abused: string[];
  /** Domains that aren't to be taken for a university's. */
  stopped: string[];
}

export interface MailDomainRow {
  domain: string;
  university_id: string;
  kind: 'any' | 'student' | 'staff' | 'alumni';
  trust: 'listed' | 'flagged';
  flags: ('abused' | 'stopped')[];
}

/** The file of the data. */
export const MAIL_DOMAINS_FILE = new URL('../../data/mail-domains.json', import.meta.url);

const KINDS = [
  ['student', /^(?:students?|stud|estudiantes?|alumnos?|alunos?|etu|etudiants?|edu)\./],
  ['staff', /^(?:staff|faculty|docentes?|medewerkers?|employees?)\./],
  ['alumni', /^(?:alumni|alum)\./],
] as const;
/** Returns the kind of a domain's mailboxes, as far as its name shows it. */
const kindOf = (domain: string) => KINDS.find(([, pattern]) => pattern.test(domain))?.[0] ?? 'any';

/**
 * The mail domains of universities. A flagged domain below a listed one is listed too, as flagged; what lies below a flagged one
 * is flagged.
 */
export function mailDomainsOf(universities: readonly University[], file: MailDomainFile): MailDomainRow[] {
  const flagged = { abused: new Set(file.abused), stopped: new Set(file.stopped) };
  const flagsOf = (domain: string) =>
    (['abused', 'stopped'] as const).filter((flag) => suffixesOf(domain).some((suffix) => flagged[flag].has(suffix)));
  const owners = new Map<string, Set<string>>();
  const own = (domain: string, id: string) => {
    if (canBeListed(domain)) {
      owners.set(domain, (owners.get(domain) ?? new Set()).add(id));
    }
  };
  for (const { id, domains } of universities) {
    [...domains, ...(file.registry[id] ?? [])].forEach((domain) => own(domain, id));
  }
  for (const domain of new Set([...file.abused, ...file.stopped])) {
    const parent = suffixesOf(domain).find((suffix) => owners.has(suffix));
    if (parent !== undefined && parent !== domain) {
      [...(owners.get(parent) ?? [])].forEach((id) => own(domain, id));
    }
  }
  return [...owners].flatMap(([domain, ids]) => {
    const flags = flagsOf(domain);
    const trust = flags.length > 0 ? 'flagged' : 'listed';
    return [...ids].map((university_id) => ({ domain, university_id, kind: kindOf(domain), trust, flags }) as const);
  });
}

/** The data file, as it comes with the package. */
export const readMailDomainFile = (): MailDomainFile =>
  JSON.parse(readFileSync(MAIL_DOMAINS_FILE, 'utf8')) as MailDomainFile;

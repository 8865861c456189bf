import { getPublicSuffix } from 'tldts';

export type MailDomainTrust = 'listed' | 'confirmed' | 'flagged' | 'blocked';

/** A domain of a university, as it is listed. */
export interface ListedMailDomain {
  domain: string;
  university_id: string;
  trust: MailDomainTrust;
  /** Domains of other universities lie below it, as colleges below the university that they form. */
  is_parent: boolean;
}

/** Why an address at a host proves nothing by itself, so that a document has to. */
export type WhyDocument = 'unknown' | 'other_university' | 'shared' | 'parent' | 'flagged' | 'blocked';
export type MailDomainMatch = { domain: string } | { document: WhyDocument };

/** Says whether anyone can register domains below it, so that it has no owner (the Public Suffix List, with its private part). */
export const isPublicSuffix = (domain: string): boolean =>
  getPublicSuffix(domain, { allowPrivateDomains: true }) === domain;

/** Hosts where anyone gets a mailbox, a domain or a page, even if they are listed. */
const ANYONES = new Set(
  'onmicrosoft.com gmail.com googlemail.com outlook.com hotmail.com live.com yahoo.com icloud.com proton.me aol.com geocities.com qq.com 163.com 126.com yandex.ru mail.ru google.com facebook.com linkedin.com instagram.com youtube.com wikipedia.org'.split(
    ' ',
  ),
);

/** `a.b.nl`, `b.nl`, `nl`. */
function allSuffixesOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
}

/** The domains that a host is under, the longest first, without public suffixes: `a.b.nl`, `b.nl`. */
export const suffixesOf = (host: string): string[] => allSuffixesOf(host).filter((suffix) => !isPublicSuffix(suffix));

/** Whether mailboxes at a domain can belong to a university at all. */
export const canBeListed = (domain: string): boolean =>
  !isPublicSuffix(domain) && !allSuffixesOf(domain).some((suffix) => ANYONES.has(suffix));

/**
 * Whether an address at a host shows that someone belongs to a university: the longest listed suffix decides, by label, so that
 * a college's address proves the college and not the university that it is part of.
 * @param host in ASCII and lower case, see `readMailbox`.
 * @param listed the listed domains among `suffixesOf(host)`, of all universities.
 * @returns the listed domain, or why a document is needed. It is never a no.
 */
export function matchMailDomain(
  host: string,
  university_id: string,
  listed: readonly ListedMailDomain[],
): MailDomainMatch {
  if (!canBeListed(host)) {
    return { document: 'blocked' };
  }
  const longest = suffixesOf(host).find((suffix) => listed.some(({ domain }) => domain === suffix));
  const rows = listed.filter(({ domain }) => domain === longest);
  const [own] = rows.filter((row) => row.university_id === university_id);
  if (longest === undefined) {
    return { document: 'unknown' };
  }
  if (own === undefined) {
    return { document: 'other_university' };
  }
  for (const trust of ['blocked', 'flagged'] as const) {
    if (rows.some((row) => row.trust === trust)) {
      return { document: trust };
    }
  }
  if (rows.length > 1) {
    return { document: 'shared' };
  }
  // A college that isn't listed looks like a department.
  return own.is_parent && host !== longest ? { document: 'parent' } : { domain: longest };
}

import { cleanLine } from './clean-text.ts';
import { isCountryCode } from './countries.ts';
import { domainOf } from './domain.ts';

/** A checked entry of Hipo/university-domains-list. */
export type FileRow = { name: string; country_code: string; domains: string[]; state_province: string | null };

const NAME_MAX = 200;

/** Reads one entry of the file; `reason` says in a few words why it can't be used. */
export function readFileRow(value: unknown): { row: FileRow } | { reason: string } {
  if (!isFileEntry(value)) {
    return { reason: 'it is not an object with "name" and "alpha_two_code"' };
  }
  const name = typeof value['name'] === 'string' ? cleanLine(value['name']) : null;
  const country_code = String(value['alpha_two_code']).trim().toUpperCase();
  if (name === null) {
    return { reason: 'it has no name' };
  }
  if (name.length > NAME_MAX) {
    return { reason: `its name is longer than ${NAME_MAX} characters` };
  }
  if (!isCountryCode(country_code)) {
    return { reason: `there is no country "${country_code}"` };
  }
  const domains = usableDomains(value['domains'], value['web_pages']);
  if (domains.length === 0) {
    return { reason: 'it has no usable domain' };
  }
  const state = value['state-province'];
  return { row: { name, country_code, domains, state_province: typeof state === 'string' ? cleanLine(state) : null } };
}

/** Whether a value has the fields that every entry of the list has. */
export function isFileEntry(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'name' in value && 'alpha_two_code' in value;
}

/** The domains; where there is none, those of the web pages. */
function usableDomains(domains: unknown, webPages: unknown): string[] {
  const own = domainsAmong(domains);
  return own.length > 0 ? own : domainsAmong(webPages);
}

function domainsAmong(values: unknown): string[] {
  const texts: unknown[] = Array.isArray(values) ? values : [];
  return [...new Set(texts.flatMap((text) => (typeof text === 'string' ? (domainOf(text) ?? []) : [])))];
}

import { cleanLine } from './clean-text.ts';
import { isCountryCode } from './countries.ts';
import { domainOf } from './domain.ts';
import { normalise } from './normalise.ts';
import { universityId, universityIdOnSharedHost, type University } from './university.ts';
import { withAliases } from './university-names.ts';

/** A line of the source: alpha-2 code, name, web address. */
export type SourceRow = { country_code: string; name: string; web_address: string };

type Site = { country_code: string; domain: string; names: { name: string; isWholeSite: boolean }[] };

/** A host with this many names belongs to a ministry or a provider, not to one university. */
const SHARED_HOST_NAMES = 4;

/**
 * The universities of a source without duplicates: rows with one country and domain become one university under the
 * better name, the other names become aliases. Rows without a known country, a name or a domain are left out.
 */
export function compileUniversities(rows: readonly SourceRow[]): University[] {
  return sitesOf(rows).flatMap((site) => {
    const names = new Map(site.names.map(({ name }) => [normalise(name), name]));
    return names.size < SHARED_HOST_NAMES
      ? [universityOfSite(site)]
      : [...names].map(([key, name]) => onSharedHost(site, key, name));
  });
}

function sitesOf(rows: readonly SourceRow[]): Site[] {
  const sites = new Map<string, Site>();
  for (const row of rows) {
    const country_code = presentCountry(row);
    const domain = domainOf(row.web_address);
    const name = cleanLine(row.name);
    if (domain === null || name === null || !isCountryCode(country_code)) {
      continue;
    }
    const key = `${country_code}/${domain}`;
    const site = sites.get(key) ?? { country_code, domain, names: [] };
    sites.set(key, site);
    site.names.push({ name, isWholeSite: isWholeSite(row.web_address) });
  }
  return [...sites.values()];
}

/** The Netherlands Antilles (AN) were dissolved in 2010; the islands have codes of their own since. */
function presentCountry({ country_code, name }: SourceRow): string {
  if (country_code !== 'AN') {
    return country_code;
  }
  return /Maarten/.test(name) ? 'SX' : /Eustatius|Bonaire|IUSOM/.test(name) ? 'BQ' : 'CW';
}

/** Parts of a university have their page below its address. */
const isWholeSite = (address: string) => (URL.parse(address)?.pathname ?? '/') === '/';

function universityOfSite({ country_code, domain, names }: Site): University {
  const [best, ...others] = names.toSorted(
    (one, other) => merit(other) - merit(one) || other.name.length - one.name.length,
  );
  return withAliases(
    { ...unnamed(country_code, domain), id: universityId(country_code, domain), name: best?.name ?? domain },
    others.map(({ name }) => name),
  );
}

/** Whole sites before parts, plain names before those with remarks. */
function merit({ name, isWholeSite: whole }: Site['names'][number]): number {
  return (whole ? 2 : 0) + (/[",()]/.test(name) ? 0 : 1);
}

function onSharedHost({ country_code, domain }: Site, key: string, name: string): University {
  return { ...unnamed(country_code, domain), id: universityIdOnSharedHost(country_code, domain, key), name };
}

function unnamed(country_code: string, domain: string): University {
  return { id: '', name: '', state_province: null, country_code, domains: [domain], aliases: [], rank: null };
}

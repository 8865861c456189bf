/**
 * Generates packages/reference-data/data/mail-domains.json: further mail domains of universities from records of the Research
 * Organization Registry (CC0), and the flagged domains of JetBrains/swot (MIT) that concern a university of the list.
 * Run: node tools/generate-mail-domains.ts RECORDS ABUSED STOPPED
 * RECORDS is the file of tools/generate-universities.ts; the others have one domain per line.
 */
import { domainOf } from '@abroad/reference-data/domain';
import { loadUniversities } from '@abroad/reference-data/load-universities';
import { mailDomainsOf, type MailDomainFile } from '@abroad/reference-data/mail-domains/load-mail-domains';
import { canBeListed, suffixesOf } from '@abroad/reference-data/mail-domains/match-mail-domain';
import { namesFromRegistry, type RegistryRecord } from '@abroad/reference-data/own-names';
import { readFileSync, writeFileSync } from 'node:fs';
import { DATA } from './lib/universities/base-list.ts';

const files = process.argv.slice(2);
const [records, abused, stopped] = files;
if (records === undefined || abused === undefined || stopped === undefined) {
  console.error('usage: node tools/generate-mail-domains.ts RECORDS ABUSED STOPPED');
  process.exit(1);
}
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

const universities = loadUniversities();
const { domains } = namesFromRegistry(
  universities.filter(({ closed_in }) => closed_in === null),
  linesOf(records).map((line) => JSON.parse(line) as RegistryRecord),
);
const owners = new Map(universities.flatMap(({ id, domains: listed }) => listed.map((domain) => [domain, id])));
/** Whether a domain is new: neither the university's own, nor at or below another's. */
const isNew = (domain: string, id: string) =>
  canBeListed(domain) && owners.get(domain) !== id && suffixesOf(domain).every((one) => (owners.get(one) ?? id) === id);
const registry = [...domains]
  .map(([id, all]): [string, string[]] => [id, [...new Set(all)].filter((domain) => isNew(domain, id)).toSorted()])
  .filter(([, added]) => added.length > 0)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));

const own = new Set([
  ...universities.flatMap((university) => university.domains),
  ...registry.flatMap(([, all]) => all),
]);
const parents = new Set([...own].flatMap(suffixesOf));
/** A flag concerns a university if it is at, above or below one of its domains. */
const flaggedIn = (file: string) =>
  [...new Set(linesOf(file).flatMap((line) => domainOf(line) ?? []))]
    .filter((domain) => canBeListed(domain) && (parents.has(domain) || suffixesOf(domain).some((one) => own.has(one))))
    .toSorted();

const file: MailDomainFile = {
  registry: Object.fromEntries(registry),
  abused: flaggedIn(abused),
  stopped: flaggedIn(stopped),
};
const list = (values: readonly string[]) => `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`;
const added = registry.map(([id, all]) => `${JSON.stringify(id)}: ${JSON.stringify(all)}`);
writeFileSync(
  new URL('mail-domains.json', DATA),
  `{\n"registry": {\n${added.join(',\n')}\n},\n"abused": ${list(file.abused)},\n"stopped": ${list(file.stopped)}\n}\n`,
);

const rows = mailDomainsOf(universities, file);
const byDomain = Map.groupBy(rows, ({ domain }) => domain);
const isBelowAnother = ({ domain, university_id }: (typeof rows)[number]) =>
  suffixesOf(domain)
    .slice(1)
    .some((suffix) => (byDomain.get(suffix) ?? []).some((above) => above.university_id !== university_id));
console.log(
  [
    `${byDomain.size} domains of ${new Set(rows.map(({ university_id }) => university_id)).size} universities`,
    `${registry.flatMap(([, all]) => all).length} from the registry`,
    `${[...byDomain.values()].filter((sharing) => sharing.length > 1).length} shared`,
    `${rows.filter(isBelowAnother).length} below another university's`,
    `${rows.filter(({ flags }) => flags.includes('abused')).length} abused`,
    `${rows.filter(({ flags }) => flags.includes('stopped')).length} stopped`,
  ].join(', '),
);

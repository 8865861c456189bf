import { cleanLine } from './clean-text.ts';
import { domainOf } from './domain.ts';
import { normalise, wordsOf } from './normalise.ts';
import type { University } from './university.ts';
import { LINKING_WORDS, WORD_SYNONYMS } from './word-synonyms.ts';

/**
 * An institution of the Research Organization Registry (ROR): its country (alpha-2), website, mail domains, and names as
 * [name, language (BCP 47) or null, kinds: "label", "alias", "acronym" and "ror_display", joined by "+"].
 */
export interface RegistryRecord {
  ror: string;
  country: string;
  website: string | null;
  domains: string[];
  names: [name: string, language: string | null, kinds: string][];
}

export type NamesOfUniversities = {
  /** By the university's id. */
  names: Map<string, string[]>;
  /** The current names of universities that the list has under a former name, by their id. */
  renamed: Map<string, string>;
  /** Their mail domains by the university's id, of those that have one of its domains. */
  domains: Map<string, string[]>;
  /** The records that are none of the universities, or could be several. */
  unmatched: RegistryRecord[];
};

const MEANING = new Map(WORD_SYNONYMS.flatMap(([first = '', ...others]) => others.map((word) => [word, first])));

/** The words of a name without those that only link, translations as one word, in no order. */
export function gistOf(name: string): string {
  const words = wordsOf(normalise(name)).filter((word) => !LINKING_WORDS.has(word));
  return words
    .map((word) => MEANING.get(word) ?? word)
    .toSorted()
    .join(' ');
}

const gistsOf = (names: readonly string[]) => new Set(names.map(gistOf).filter((gist) => gist !== ''));
const namesOf = (record: RegistryRecord) => record.names.map(([name]) => name);

/** A page below an address, other than a language's, belongs to a part of who has the address. */
export function isWholeSite(website: string): boolean {
  const path = URL.parse(website)?.pathname ?? '/';
  return /^(?:\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?|eng|english|web|home|html))*\/?(?:index\w*\.\w+|default\.\w+)?$/i.test(
    path,
  );
}

/** Universities by country and a key of theirs; a key that several share finds none. */
function register(universities: readonly University[], keysOf: (university: University) => Iterable<string>) {
  const known = new Map<string, University | null>();
  for (const university of universities) {
    for (const key of keysOf(university)) {
      const place = `${university.country_code}/${key}`;
      known.set(place, known.has(place) && known.get(place) !== university ? null : university);
    }
  }
  return (country: string, key: string) => known.get(`${country}/${key}`) ?? undefined;
}

type Match = { record: RegistryRecord; university: University; by: 'name and domain' | 'domain' | 'name' };

function matcherOf(universities: readonly University[]) {
  const byDomain = register(universities, ({ domains }) => domains);
  const byGist = register(universities, ({ name, aliases }) => gistsOf([name, ...aliases]));
  return (record: RegistryRecord): Match | undefined => {
    const { country, website } = record;
    const own = (address: string) => byDomain(country, domainOf(address) ?? '');
    const ofDomain = [website ?? '', ...record.domains].map(own).find((university) => university !== undefined);
    const namesakes = new Set([...gistsOf(namesOf(record))].flatMap((gist) => byGist(country, gist) ?? []));
    if (ofDomain !== undefined) {
      const by = namesakes.has(ofDomain) ? 'name and domain' : 'domain';
      const isPart = by === 'domain' && website !== null && !isWholeSite(website);
      return isPart ? undefined : { record, university: ofDomain, by };
    }
    const [university] = namesakes;
    return university === undefined || namesakes.size > 1 ? undefined : { record, university, by: 'name' };
  };
}

/** Picks the surest record of a university, of equal ones the one with exactly its name; none where two are equally sure. */
function surest(matches: readonly Match[]): Match | undefined {
  for (const sureness of ['name and domain', 'domain', 'name'] as const) {
    const as = matches.filter(({ by }) => by === sureness);
    if (as.length > 0) {
      const [one, another] =
        as.length === 1
          ? as
          : as.filter(({ record, university }) => normalise(displayName(record)) === normalise(university.name));
      return another === undefined ? one : undefined;
    }
  }
  return undefined;
}

/** Returns an institution's current name in the registry. */
export const displayName = ({ names }: RegistryRecord): string =>
  names.find(([, , kinds]) => kinds.includes('ror_display'))?.[0] ?? names[0]?.[0] ?? '';

/** Colleges that share the address of a university of their name. */
const isPartByName = (name: string) => /\bjunior college\b/i.test(name);

/**
 * Its present name where the record has the listed one as a former or other name, or has it not at all but the domain. That
 * the words alone agree shows no change of name: two universities of one city may be told apart by their order.
 */
function presentName({ record, university, by }: Match): string | null {
  const listed = gistOf(university.name);
  const labels = record.names.filter(([, , kinds]) => /label|ror_display/.test(kinds)).map(([name]) => name);
  const isFormer = namesOf(record).some((name) => normalise(name) === normalise(university.name));
  const present = displayName(record);
  const isRenamed = !gistsOf(labels).has(listed) && (isFormer || by === 'domain');
  return isRenamed && university.rank === null && !isPartByName(present) ? cleanLine(present) : null;
}

const OTHER_SCRIPT = /[^\p{sc=Latin}\p{sc=Common}\p{sc=Zinh}]/u;

/**
 * Returns a place's names in its own script or language, and short ones; of the English names those with other words than
 * the listed ones, except for the best known places, whose old names belong to others today.
 */
const ownNamesOf = ({ names }: RegistryRecord, { name: listed, aliases, rank }: University) => {
  const known = gistsOf([listed, ...aliases]);
  return names.flatMap(([name, language, kinds]) => {
    const isOwn = OTHER_SCRIPT.test(name) || (language !== null && language !== 'en') || /acronym/.test(kinds);
    const text = isOwn || (rank === null && !known.has(gistOf(name))) ? cleanLine(name) : null;
    return text ?? [];
  });
};

/** Finds whose names the records have: by country and domain first, by country and name last. */
export function namesFromRegistry(
  universities: readonly University[],
  records: readonly RegistryRecord[],
): NamesOfUniversities {
  const find = matcherOf(universities);
  const matches = records.flatMap((record) => find(record) ?? []);
  const sure = [...Map.groupBy(matches, ({ university }) => university).values()].flatMap((some) => surest(some) ?? []);
  const matched = new Set(sure.map(({ record }) => record));
  return {
    names: new Map(sure.map(({ university, record }) => [university.id, ownNamesOf(record, university)])),
    renamed: new Map(
      sure.flatMap((match) => {
        const name = presentName(match);
        return name === null ? [] : [[match.university.id, name] as const];
      }),
    ),
    domains: new Map(
      sure
        .filter(({ by }) => by !== 'name')
        .map(({ university, record }) => [university.id, record.domains.flatMap((domain) => domainOf(domain) ?? [])]),
    ),
    unmatched: records.filter((record) => !matched.has(record)),
  };
}

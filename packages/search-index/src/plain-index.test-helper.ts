import { USUAL_ORDER } from '@abroad/contract/search-filters';
import { correctWords } from './correct-words.ts';
import { STUDY_FILTERS, WEIGHTS, type IndexDocument, type Study, type StudyFilter, valuesOfStudy } from './document.ts';
import type { Conditions, Facets, IndexQuery, SearchIndex } from './query.ts';
import type { HalfHours } from './half-hours.ts';
import { MAX_RANKED_WORDS, POINTS_FOR_BEGINNING, POINTS_FOR_WHOLE_WORD } from './relevance.ts';

const hasBeginning = (document: IndexDocument, word: string) =>
  WEIGHTS.some((weight) => document.words[weight].some((own) => own.startsWith(word)));

/** The filters that are about no study. */
const PERSONAL = ['origin_country_codes', 'topics', 'languages', 'offers', 'prices'] as const;
type PersonalFilter = (typeof PERSONAL)[number];

/** The studies abroad, each by itself. */
const studiesOf = ({ studies, values, education_start_years }: IndexDocument): readonly Study[] =>
  studies.length > 0
    ? studies
    : [
        {
          destination_country_codes: values.destination_country_codes[0],
          university_ids: values.university_ids[0],
          degree_ids: values.degree_ids[0],
          education_start_years: education_start_years[0]?.toString(),
          proof: values.proof,
        },
      ];

type Wish = (value: string) => boolean;

/** Returns the wishes of conditions about studies, by filter. */
function wishesOf(conditions: Conditions, except?: keyof Facets): [StudyFilter, Wish][] {
  const { education_start_year_from: from, education_start_year_to: to, values } = conditions;
  return STUDY_FILTERS.filter((name) => name !== except).flatMap((name): [StudyFilter, Wish][] => {
    if (name !== 'education_start_years') {
      return values[name].length === 0 ? [] : [[name, (value) => values[name].includes(value)]];
    }
    const isInYears = (year: string) => (from === null || Number(year) >= from) && (to === null || Number(year) <= to);
    return from === null && to === null ? [] : [[name, isInYears]];
  });
}

const meetsWish = (study: Study, [name, wish]: [StudyFilter, Wish]) => valuesOfStudy(study, name).some(wish);

/** The studies that meet all wishes. */
const fittingStudies = (document: IndexDocument, wishes: readonly [StudyFilter, Wish][]) =>
  studiesOf(document).filter((study) => wishes.every((wish) => meetsWish(study, wish)));

/** All values of a mentor for a filter of studies, at home too. */
const everywhere = (document: IndexDocument, name: StudyFilter): readonly string[] => [
  ...new Set(studiesOf(document).flatMap((study) => valuesOfStudy(study, name))),
  ...(name === 'destination_country_codes' ? [] : document.at_home[name]),
];

const isAvailableIn = ({ available_half_hours }: IndexDocument, set: HalfHours) =>
  (available_half_hours ?? []).some((word, at) => (word & (set[at] ?? 0)) !== 0);

const meetsTimes = (
  document: IndexDocument,
  { available_times: { sets, asked } }: Conditions,
  except?: keyof Facets,
): boolean =>
  except === 'available_times' || asked.length === 0 || asked.some((name) => isAvailableIn(document, sets[name] ?? []));

/** Whether a step of prices is within a limit such as `<=20000`. */
const isUpTo = (step: string, limit: string) => limit.startsWith('<=') && Number(step) <= Number(limit.slice(2));

function meets(document: IndexDocument, conditions: Conditions, except?: keyof Facets): boolean {
  const hasAny = (filter: PersonalFilter) =>
    filter === except ||
    conditions.values[filter].length === 0 ||
    conditions.values[filter].some((value) =>
      document.values[filter].some((own) => own === value || isUpTo(own, value)),
    );
  const wishes = wishesOf(conditions, except);
  return (
    PERSONAL.every(hasAny) &&
    (conditions.available_until === null ||
      (document.next_available_at !== null && document.next_available_at <= conditions.available_until)) &&
    meetsTimes(document, conditions, except) &&
    (conditions.at_home
      ? wishes.every(([name, wish]) => everywhere(document, name).some(wish))
      : wishes.length === 0 || fittingStudies(document, wishes).length > 0) &&
    conditions.words.every((word) => hasBeginning(document, word))
  );
}

function pointsFor(document: IndexDocument, word: string): number {
  const points = WEIGHTS.flatMap((weight) =>
    document.words[weight]
      .filter((own) => own.startsWith(word))
      .map((own) => (own === word ? POINTS_FOR_WHOLE_WORD : POINTS_FOR_BEGINNING)[weight]),
  );
  return Math.max(0, ...points);
}

/** Compares by code points, as PostgreSQL's collation "C" does. */
export function compareByCodePoints(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

/** Returns the key by which a document is sorted; null comes last in both directions. */
function keyOf(document: IndexDocument, { sort_by, words }: IndexQuery): number | string | null {
  const ranked = words.slice(0, MAX_RANKED_WORDS);
  const keys = {
    relevance: () => ranked.reduce((sum, word) => sum + pointsFor(document, word), document.rank_score),
    recommended: () => document.rank_score,
    newest: () => document.created_at,
    rating: () => document.rating_hundredths,
    price: () => document.price_from,
    name: () => document.sort_name,
    next_available: () => document.next_available_at,
  };
  return keys[sort_by]();
}

function compareKeys(one: number | string | null, other: number | string | null, sign: number): number {
  if (one === null || other === null) {
    return Number(one === null) - Number(other === null);
  }
  return typeof one === 'number' ? sign * (one - Number(other)) : sign * compareByCodePoints(one, String(other));
}

/** The simplest form of the search index, which looks at every document. Tests compare the real one with it. */
export function plainIndex(): SearchIndex {
  const documents = new Map<string, IndexDocument>();
  const dictionary = {
    hasBeginning: (word: string) => [...documents.values()].some((document) => hasBeginning(document, word)),
    near() {
      const counts = new Map<string, number>();
      for (const document of documents.values()) {
        for (const word of new Set(WEIGHTS.flatMap((weight) => document.words[weight]))) {
          counts.set(word, (counts.get(word) ?? 0) + 1);
        }
      }
      return [...counts].map(([word, count]) => ({ word, documents: count }));
    },
  };
  const find = (conditions: Conditions, except?: keyof Facets) =>
    [...documents.values()].filter((document) => meets(document, conditions, except));

  /** The conditions that find something: as asked, or mended where that finds nothing. */
  function mended<C extends Conditions>(asked: C) {
    if (asked.words.length === 0 || find(asked).length > 0) {
      return { used: asked, corrected_words: null };
    }
    const corrected_words = correctWords(asked.words, dictionary);
    const better = new Map(corrected_words);
    const used = { ...asked, words: [...new Set(asked.words.map((word) => better.get(word) ?? word))] };
    return corrected_words !== null && find(used).length > 0
      ? { used, corrected_words }
      : { used: asked, corrected_words: null };
  }

  return {
    search(query) {
      const { used, corrected_words } = mended(query);
      const sign = query.sort_order === 'asc' ? 1 : -1;
      const tie = query.sort_order === USUAL_ORDER[query.sort_by] ? 1 : -1;
      const sorted = find(used)
        .map((document) => ({ id: document.id, key: keyOf(document, used) }))
        .toSorted((one, other) => compareKeys(one.key, other.key, sign) || tie * (one.id < other.id ? -1 : 1));
      const ids = sorted.slice(query.offset, query.offset + query.limit).map((hit) => hit.id);
      return { ids, total: sorted.length, corrected_words };
    },
    facets(conditions, limit) {
      const { used } = mended(conditions);
      const count = (facet: keyof Facets, valuesOf: (document: IndexDocument) => readonly string[]) => {
        const counts = new Map<string, number>();
        for (const value of find(used, facet).flatMap((document) => valuesOf(document))) {
          counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        return [...counts]
          .map(([value, number]) => ({ value, count: number }))
          .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
          .slice(0, facet === 'prices' ? Infinity : limit);
      };
      const ofStudies = (name: StudyFilter) => {
        const wishes = wishesOf(used, name);
        return count(name, (document) =>
          used.at_home
            ? everywhere(document, name)
            : [...new Set(fittingStudies(document, wishes).flatMap((study) => valuesOfStudy(study, name)))],
        );
      };
      return {
        origin_country_codes: count('origin_country_codes', ({ values }) => values.origin_country_codes),
        destination_country_codes: ofStudies('destination_country_codes'),
        university_ids: ofStudies('university_ids'),
        degree_ids: ofStudies('degree_ids'),
        topics: count('topics', ({ values }) => values.topics),
        languages: count('languages', ({ values }) => values.languages),
        offers: count('offers', ({ values }) => values.offers),
        prices: count('prices', ({ values }) => values.prices),
        proof: ofStudies('proof'),
        education_start_years: ofStudies('education_start_years'),
        available_times: count('available_times', (document) =>
          Object.entries(used.available_times.sets).flatMap(([name, set]) =>
            isAvailableIn(document, set) ? [name] : [],
          ),
        ),
      };
    },
    apply(changes) {
      for (const change of changes) {
        if (change.kind === 'put') {
          documents.set(change.document.id, change.document);
        } else if (change.kind === 'remove') {
          documents.delete(change.id);
        } else {
          const known = documents.get(change.id);
          if (known) {
            const { kind: _, ...availability } = change;
            documents.set(change.id, { ...known, ...availability });
          }
        }
      }
    },
    get size() {
      return documents.size;
    },
  };
}

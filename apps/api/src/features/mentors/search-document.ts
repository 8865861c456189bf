import type { ProofKind } from '@abroad/contract';
import { PROOFS, type Proof } from '@abroad/contract/search-filters';
import { degreeById, type Degree, type DegreeLevel } from '@abroad/reference-data/degrees';
import { fromMinor } from '@abroad/reference-data/money';
import { normalise } from '@abroad/reference-data/normalise';
import { textsOfCountry, textsOfLevel, textsOfTopic } from '@abroad/reference-data/found-by';
import { worthOf, type ExchangeRates } from '@abroad/reference-data/exchange-rates';
import { priceStep } from '@abroad/reference-data/price-steps';
import { completeParts, rankScore } from './rank-score.ts';
import type { Weight } from '@abroad/search-index';
import { remember } from '@abroad/search-index/remember';
import { nameWords } from '@abroad/search-index/name-words';
import { translatedWords } from '@abroad/search-index/named-words';
import { documentWords } from '@abroad/search-index/search-words';
import { subjectWords } from '@abroad/search-index/subject-words';
import { filterVector } from '../../db/filter-lexemes.ts';
import { wholeWord } from '../../db/lexemes.ts';
import type { SearchableMentor, SearchRow } from './searchable-mentor.ts';

const distinct = <T>(values: readonly (T | null | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
];

const YEAR_DIGITS = 4;

/** Text form of a tsvector in which every word has its highest weight (A comes first). */
function toTsvector(texts: readonly [Weight, readonly string[]][]): string {
  const weights = new Map<string, Weight>();
  for (const [weight, words] of texts) {
    for (const word of words) {
      if (!weights.has(word)) {
        weights.set(word, weight);
      }
    }
  }
  let text = '';
  for (const [word, weight] of weights) {
    text += `${wholeWord(word, weight)} `;
  }
  return text;
}

/** Cached by country code, level and topic slug, because mentors share the same few. */
const countryWords = remember((code) => textsOfCountry(code).flatMap(documentWords));
/** Of names in other languages those that are searched for as they are, because English has them too: "Licence". */
const wordsOfLevel = remember((level) => {
  const [english = '', ...others] = textsOfLevel(level as DegreeLevel);
  return [english, ...others.filter((name) => translatedWords(name).length === 0)].flatMap(documentWords);
});
const synonymWords = remember((slug) => textsOfTopic(slug).synonyms.flatMap(documentWords));

const translated = remember(translatedWords);

/** The words of a text, and the English ones of what it names in other languages. */
const wordsInEnglish = (text: string): string[] => [...documentWords(text), ...translatedWords(text)];

/** All that names the schools of someone. */
const schoolNames = ({ educations, universities }: SearchableMentor): string[] =>
  educations.flatMap(({ school, university_id }) => {
    const university = university_id === null ? undefined : universities.get(university_id);
    return distinct([school, university?.name, ...(university?.aliases ?? [])]);
  });

/** Some bachelor's degrees are as long as a master's, and named by both. */
const levelsOf = ({ level, name }: Degree): DegreeLevel[] =>
  name.startsWith('Bachelor') ? [...new Set([level, '6' as const])] : [level];

function schoolWords(mentor: SearchableMentor): string[] {
  const ofStudies = mentor.educations.flatMap(({ degree_id, field_of_study, is_study_abroad, country_code }) => {
    const degree = degree_id === null ? undefined : degreeById(degree_id);
    const level = degree === undefined ? [] : levelsOf(degree).flatMap(wordsOfLevel);
    // Mentors who studied abroad are found by the country's name, even if they don't write it.
    const country = is_study_abroad && country_code !== null ? countryWords(country_code) : [];
    const field = field_of_study === null ? [] : wordsInEnglish(field_of_study);
    return [...distinct([degree?.name, degree?.abbreviation]).flatMap(documentWords), ...level, ...field, ...country];
  });
  return [...distinct(schoolNames(mentor)).flatMap(documentWords), ...ofStudies];
}

/** Returns the words for the subjects that someone studied, including other English words for them. */
const fieldWords = ({ educations }: SearchableMentor): string[] =>
  distinct(educations.map(({ field_of_study }) => field_of_study)).flatMap((field) =>
    [field, translated(field).join(' ')].flatMap(subjectWords),
  );

function workWords({ profile, experiences }: SearchableMentor): string[] {
  const topics = profile.topics.map((slug) => textsOfTopic(slug).name);
  const work = experiences.flatMap(({ organisation, title }) => [organisation, title]);
  return [...distinct(topics).flatMap(documentWords), ...distinct([...work, profile.headline]).flatMap(wordsInEnglish)];
}

/**
 * The lowest price among paid active services, by what they are worth, and those without a rate last; 0 if all are free, null if
 * there are none.
 */
function lowestPrice(eventTypes: SearchableMentor['event_types'], rates: ExchangeRates) {
  const active = eventTypes
    .filter((service) => service.is_active)
    .map(({ price_minor, currency }) => {
      const price_from = fromMinor(price_minor, currency);
      const price_worth = price_from === null ? null : worthOf(price_from, currency, rates);
      return { price_from, currency, price_worth, price_minor };
    });
  const paid = active
    .filter((service) => service.price_minor > 0)
    .toSorted((one, other) => {
      const [first, second] = [one.price_worth ?? Infinity, other.price_worth ?? Infinity];
      return first === second ? one.price_minor - other.price_minor : first - second;
    });
  const [cheapest] = paid.length > 0 ? paid : active;
  if (cheapest === undefined) {
    return { price_from: null, currency: null, price_worth: null };
  }
  const { price_from, currency, price_worth } = cheapest;
  return { price_from, currency, price_worth };
}

/** By which values of the filter a study with these proofs is found. */
const provenBy = (proofs: readonly ProofKind[]): Proof[] =>
  PROOFS.filter((value) => (value === 'any' ? proofs.length > 0 : proofs.includes(value)));

function scoreOf(mentor: SearchableMentor, now: number): number {
  const { rating, review_count, session_count, created_at, active_at, next_available_at } = mentor.profile;
  const timing = {
    created_at: Date.parse(created_at),
    active_at: Date.parse(active_at),
    next_available_at: next_available_at === null ? null : Date.parse(next_available_at),
  };
  const proofs = mentor.educations.flatMap((entry) => (entry.is_study_abroad ? entry.proofs : []));
  const complete_parts = completeParts(mentor);
  return rankScore({ rating, review_count, session_count, ...timing, complete_parts, proofs }, now);
}

/**
 * Makes a mentor's search row and document. Pure: the same mentor gives the same row at the same time.
 * @param now epoch milliseconds, for the score.
 * @param rates by which prices are compared.
 */
export function searchDocument(mentor: SearchableMentor, now: number, rates: ExchangeRates): SearchRow {
  const { profile, user, educations } = mentor;
  const name = `${user.first_name} ${user.last_name}`;
  const price = lowestPrice(mentor.event_types, rates);
  return {
    profile_id: profile.id,
    auth_user_id: profile.auth_user_id,
    filters: filterVector({
      origin_country_code: profile.origin_country_code,
      topics: profile.topics,
      languages: profile.languages,
      offers: mentor.event_types.some((one) => one.is_active && one.price_minor === 0) ? ['free_session'] : [],
      price: priceStep(price.price_from, price.currency, rates),
      studies: educations.map((entry) => ({
        is_abroad: entry.is_study_abroad,
        destination_country_codes: entry.country_code ?? undefined,
        university_ids: entry.university_id ?? undefined,
        degree_ids: entry.degree_id ?? undefined,
        education_start_years: entry.start_date?.slice(0, YEAR_DIGITS),
        proof: provenBy(entry.proofs),
      })),
    }),
    words: toTsvector([
      ['A', nameWords(user.first_name, user.last_name)],
      ['B', schoolWords(mentor)],
      ['C', workWords(mentor)],
      ['D', distinct([profile.about, profile.topics_can_discuss]).flatMap(wordsInEnglish)],
      ['D', fieldWords(mentor)],
      // A name that means something is searched for by its English words.
      ['D', [...distinct(schoolNames(mentor)), name, `${user.last_name} ${user.first_name}`].flatMap(translated)],
      ['D', profile.topics.flatMap(synonymWords)],
    ]),
    rank_score: scoreOf(mentor, now),
    rating: profile.rating,
    ...price,
    sort_name: normalise(name),
    created_at: profile.created_at,
  };
}

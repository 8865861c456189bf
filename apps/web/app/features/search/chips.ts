import type { ListFilter } from '@abroad/contract/search-filters';
import { upToPrice } from '@abroad/reference-data/price-bands';
import type { Translate } from '../../lib/i18n.tsx';
import { levelName } from '../../lib/reference-names.ts';
import { change, withoutValues, type Filters } from './filters.ts';
import { nameOf, sentenceNameOf, type Labels } from './labels.ts';
import type { DegreeGroup } from './options.ts';
import { highestPrice } from './price-choices.ts';

/** A filter in words, and the search without it. */
export interface AppliedFilter {
  key: string;
  text: string;
  without: Filters;
}

interface Search {
  filters: Filters;
  labels: Labels;
  /** The degrees that occur; all of a level chosen are one chip. */
  degrees: readonly DegreeGroup[];
}

/** Returns the message that names a value of the filter by proofs. */
export const proofFilterWords = (value: string) =>
  value === 'graduation'
    ? 'search.proof_graduation'
    : value === 'vouched'
      ? 'search.proof_vouched'
      : 'search.proof_any';

/** The filters in force, in the order of the form. */
export function chipsOf(search: Search, t: Translate): AppliedFilter[] {
  const { filters, labels } = search;
  const each = (name: ListFilter, text: (value: string) => string): AppliedFilter[] =>
    filters[name].map((value) => ({
      key: `${name}:${value}`,
      text: text(value),
      without: withoutValues(filters, name, [value]),
    }));
  const ofLists: Record<ListFilter, AppliedFilter[]> = {
    origin_country_codes: each('origin_country_codes', (code) =>
      t('search.chip_from', { country: sentenceNameOf(labels, code) }),
    ),
    destination_country_codes: each('destination_country_codes', (code) =>
      t('search.chip_to', { country: sentenceNameOf(labels, code) }),
    ),
    keyword: each('keyword', (keyword) => t('search.chip_keyword', { keyword })),
    university_ids: each('university_ids', (id) => nameOf(labels, id)),
    degree_ids: degreeChips(search, t),
    topics: each('topics', (slug) => nameOf(labels, slug)),
    languages: each('languages', (code) => t('search.chip_language', { language: nameOf(labels, code) })),
    offers: each('offers', () => t('search.free')),
    prices: priceChip(search, t),
    proof: each('proof', (proof) => t(proofFilterWords(proof))),
    available_times: each('available_times', (time) =>
      t(time === 'evenings' ? 'search.chip_evenings' : 'search.chip_weekends'),
    ),
  };
  return [
    ...Object.values(ofLists).flat(),
    ...yearChips(filters, t),
    ...(filters.when === null
      ? []
      : [{ key: 'when', text: t('search.this_week'), without: change(filters, { when: null }) }]),
    ...(filters.studies === null
      ? []
      : [{ key: 'studies', text: t('search.chip_at_home'), without: change(filters, { studies: null }) }]),
  ];
}

/** All prices up to one. */
function priceChip({ filters, labels }: Search, t: Translate): AppliedFilter[] {
  const highest = highestPrice(filters.prices);
  if (filters.prices.length === 0) {
    return [];
  }
  const text =
    highest === null
      ? t('format.free')
      : t('search.chip_price', { price: nameOf(labels, upToPrice(highest.currency, highest.most)) });
  return [{ key: 'prices', text, without: change(filters, { prices: [] }) }];
}

/** Returns the common name of all degrees of a level. */
export const nameOfLevel = ({ level }: Pick<DegreeGroup, 'level'>, t: Translate): string =>
  levelName(level, t.locale) ?? t('search.level_other');

function degreeChips({ filters, labels, degrees }: Search, t: Translate): AppliedFilter[] {
  const whole = degrees.filter((group) => isWholeLevel(group, filters));
  const inLevels = new Set(whole.flatMap((group) => group.degrees.map(({ value }) => value)));
  const chip = (text: string, values: readonly string[]): AppliedFilter => ({
    key: `degree_ids:${values.join()}`,
    text,
    without: withoutValues(filters, 'degree_ids', values),
  });
  return [
    ...whole.map((group) =>
      chip(
        nameOfLevel(group, t),
        group.degrees.map(({ value }) => value),
      ),
    ),
    ...filters.degree_ids.filter((id) => !inLevels.has(id)).map((id) => chip(nameOf(labels, id), [id])),
  ];
}

/** Whether all degrees of a level are chosen, and they are more than one. */
export function isWholeLevel({ degrees }: DegreeGroup, { degree_ids }: Pick<Filters, 'degree_ids'>): boolean {
  return degrees.length > 1 && degrees.every(({ value }) => degree_ids.includes(value));
}

function yearChips(filters: Filters, t: Translate): AppliedFilter[] {
  const { education_start_year_from: from, education_start_year_to: to } = filters;
  return [
    ...(from === null
      ? []
      : [
          {
            key: 'from',
            text: t('search.chip_year_from', { year: String(from) }),
            without: change(filters, { education_start_year_from: null }),
          },
        ]),
    ...(to === null
      ? []
      : [
          {
            key: 'to',
            text: t('search.chip_year_to', { year: String(to) }),
            without: change(filters, { education_start_year_to: null }),
          },
        ]),
  ];
}

import type { Filters } from './filters.ts';
import type { Labels } from './labels.ts';
import type { Options } from './options.ts';

/** The state that the fields of the search change: the page's own address, or a draft in the drawer. */
export interface FilterState {
  filters: Filters;
  labels: Labels;
  /** Of the page without its fields only what the chips need. */
  options: Options;
  onChange: (next: Filters) => void;
  thisYear: number;
  /** Id of the form that sends the fields without scripts. */
  form: string | undefined;
}

/** Fields that belong together, in their order, with their names. */
export const groupNames = {
  university: 'search.university',
  degree: 'search.degree',
  topics: 'search.topics',
  years: 'search.years',
  proof: 'search.proof',
  when: 'search.when',
  languages: 'search.languages',
  price: 'search.price',
  from_country: 'search.from_country',
} as const;
export type FilterGroup = keyof typeof groupNames;

/** Below this width a panel would cover what it belongs to: the drawer has the same fields. */
export const narrow = '(width < 48rem)';

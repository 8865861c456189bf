import type { Filters } from './filters.ts';
import type { Labels } from './labels.ts';
import type { Options } from './options.ts';

/** The state that the fields of the search change: the page's own address, or a draft in the drawer. */
export interface FilterState {
  filters: Filters;
  labels: Labels;
  options: Options;
  onChange: (next: Filters) => void;
  thisYear: number;
  /** Id of the form that sends the fields without scripts. */
  form: string | undefined;
}

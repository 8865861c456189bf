import type { FullName } from './names/name.ts';
import type { Field } from './studies/fields.ts';
import type { City } from './world/cities.ts';

export type Gender = 'f' | 'm' | 'n';

/** What is drawn of somebody first: who they are, where they come from, went to and are now. */
export interface Life {
  gender: Gender;
  name: FullName;
  origin_country_code: string;
  destination_country_code: string;
  home_city: City;
  study_city: City;
  current_country_code: string;
  city: City;
  languages: readonly string[];
  /** Of the studies abroad. */
  field: Field;
  level: 'bachelor' | 'master' | 'doctorate' | 'exchange';
  degree_name: string;
  /** The beginning and the end of the studies abroad. */
  start_year: number;
  end_year: number;
  school: string;
}

/** A search as in the query string of the product's page; one value per filter. */
export type SearchRequest = Partial<Record<Parameter, string>>;
type Parameter =
  | 'keyword'
  | 'origin_country_codes'
  | 'destination_country_codes'
  | 'degree_ids'
  | 'topics'
  | 'education_start_year_from'
  | 'education_start_year_to'
  | 'sort_by'
  | 'page'
  | 'page_size';

/** Its path; peers use the same one. */
export const toPath = (asked: SearchRequest): string => `/api/views/search/profiles?${new URLSearchParams(asked)}`;

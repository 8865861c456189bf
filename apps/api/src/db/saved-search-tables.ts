import type { AvailableTimes, Offer, Proof, Studies } from '@abroad/contract/search-filters';
import type { Generated } from 'kysely';
import type { Timestamp, Touched } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

export interface SavedSearchTable {
  id: string;
  auth_user_id: string;
  name: string;
  keyword: string[];
  origin_country_codes: string[];
  destination_country_codes: string[];
  university_ids: string[];
  degree_ids: string[];
  topics: string[];
  languages: Generated<string[]>;
  offers: Generated<Offer[]>;
  prices: Generated<string[]>;
  proof: Generated<Proof[]>;
  available_times: Generated<AvailableTimes[]>;
  education_start_year_from: number | null;
  education_start_year_to: number | null;
  studies: Studies | null;
  sort_by: string | null;
  sort_order: string | null;
  sameness: string;
  /** A tsquery in text form; null in rows of the previous version. */
  asked: string | null;
  /** A tsquery in text form. */
  words: string | null;
  words_version: number;
  /** The exchange rates with which `asked` was made; null without prices among the filters. */
  rates_key: string | null;
  hooks: string[];
  mail: boolean;
  mail_frequency: 'daily' | 'weekly';
  watched_since: Touched;
  seen_at: Timestamp;
  mailed_on: string | null;
  created_at: Touched;
  updated_at: Touched;
}

export interface SavedSearchMatchTable {
  saved_search_id: string;
  profile_id: string;
  found_at: Timestamp | null;
  mailed_at: Timestamp | null;
  noted_at: Touched;
}

export interface SavedSearchChangeTable {
  id: Generated<number>;
  profile_id: string;
  changed_at: Touched;
  was_found: boolean;
  auth_user_id: string;
  /** The mentor's previous search terms: tsvectors in text form. */
  filters: string | null;
  words: string | null;
}

export interface SavedSearchTables {
  saved_search: SavedSearchTable;
  saved_search_match: SavedSearchMatchTable;
  saved_search_change: SavedSearchChangeTable;
}

export const savedSearchTables = {
  saved_search: { owner: 'saved-searches', archive: 'composed', erasure: 'deleted' },
  saved_search_match: { owner: 'saved-searches' },
  saved_search_change: { owner: 'saved-searches' },
} as const satisfies Record<keyof SavedSearchTables, TableRules>;

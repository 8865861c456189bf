import { LIMITS, type SearchFilters } from '@abroad/contract';
import { askFilters, type AskedFilters } from '../../../db/asked-filters.ts';
import type { FacetName } from '../../../db/filter-lexemes.ts';

export type { AskedFilters } from '../../../db/asked-filters.ts';

/** @param except a filter to leave out, so that its values can be counted. */
export const askedFilters = (filters: SearchFilters, except?: FacetName): AskedFilters =>
  askFilters(filters, LIMITS, except);

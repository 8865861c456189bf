import type { AskedFilters } from './asked-filters.ts';
import type { Order } from './order.ts';
import type { Part } from './plan.ts';

/** A search by words. */
export interface AskedSearch {
  words: readonly string[];
  asked: AskedFilters;
  order: Order;
  part: Part;
}

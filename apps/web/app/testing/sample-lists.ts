import { NOTHING } from './sample-answers.ts';

/** A whole list on one page. */
export const listed = <Item>(items: Item[]) => ({ ...NOTHING, items, total: items.length, total_pages: 1 });

import { sql } from 'kysely';

/** The end of a statement that has written rows of `mentor_search`: writes their documents from `found`, where they differ. */
export const MERGE_DOCUMENTS = sql`
  merge into search_document document
  using found on document.profile_id = found.profile_id
  when matched and (document.rank_score, document.created_at, document.rating, document.price_from, document.sort_name,
      document.words, document.filters)
    is distinct from (found.rank_score, found.created_at, found.rating, found.price_from, found.sort_name, found.words,
      found.filters) then
    update set rank_score = found.rank_score, created_at = found.created_at, rating = found.rating,
      price_from = found.price_from, sort_name = found.sort_name, words = found.words, filters = found.filters
  when not matched then
    insert (profile_id, rank_score, created_at, rating, price_from, sort_name, words, filters)
    values (found.profile_id, found.rank_score, found.created_at, found.rating, found.price_from, found.sort_name,
      found.words, found.filters)`;

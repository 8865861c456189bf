-- A change of a profile costs less: some milliseconds to migrate, however many mentors there are (docs/decisions/0045).
--
-- A row of search_document that changes takes a new place in the index of terms with each of its 80 or so. They are put in a list
-- first, which searches read too, and a job brings many into the index together (fold-search.ts), for an eighth of the time. The
-- limit is what comes in minutes of 200 changes a second: whoever reached it would do that work within their own save.
alter index search_document_terms_idx set (fastupdate = on, gin_pending_list_limit = 65536);

-- As migration 0096 has it, but for two things. Only words that somebody did not have are looked up among those that are known. And
-- who is there is changed and not offered anew, which took an ordinal each time: the next to come stood far behind all others, and
-- strings of bits were as much longer.
create or replace function keep_search_document() returns trigger language plpgsql as $$
declare
  brought text[] := tsvector_to_array(new.words);
  filters_now tsvector;
begin
  if tg_op = 'DELETE' then
    delete from search_document where profile_id = old.profile_id;
    insert into search_word_left (word) select lexeme from unnest(old.words);
    perform search_forget_words();
    return null;
  end if;
  filters_now := search_filters_of(new.origin_country_code, new.destination_country_codes, new.university_ids, new.degree_ids,
    new.topics, new.education_start_years);
  update search_document set rank_score = new.rank_score, created_at = new.created_at, rating = new.rating,
    price_from = new.price_from, sort_name = new.sort_name, words = search_words_of(new.words), filters = filters_now
  where profile_id = new.profile_id;
  if not found then
    insert into search_document (profile_id, rank_score, created_at, rating, price_from, sort_name, words, filters)
    values (new.profile_id, new.rank_score, new.created_at, new.rating, new.price_from, new.sort_name, search_words_of(new.words),
      filters_now);
  end if;
  if tg_op = 'UPDATE' then
    brought := tsvector_to_array(ts_delete(new.words, tsvector_to_array(old.words)));
  end if;
  if cardinality(brought) > 0 then
    lock table search_word in row exclusive mode;
    insert into search_word (word)
    select lexeme from unnest(brought) lexeme where not exists (select from search_word known where known.word = lexeme);
  end if;
  return null;
end $$;

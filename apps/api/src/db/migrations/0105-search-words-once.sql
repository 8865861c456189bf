-- The words by which a mentor is found stand once, in search_document.words (docs/decisions/0067). Each time a next free time moved, the
-- row of mentor_search was written anew with all of them. No row of either table is written here: at a million mentors it takes half a
-- second to see that each has the other, and 100,000 saved searches take 1.4 s. Rows from before give their room back as they are written
-- anew, or by `vacuum full mentor_search`.
drop trigger mentor_search_document_put on mentor_search;
drop trigger mentor_search_document_changed on mentor_search;
drop trigger saved_search_changed on mentor_search;
drop trigger saved_search_gone on mentor_search;

-- What search_filters_of put together.
create function search_filters_read(filters tsvector, out origin_country_code text, out destination_country_codes text[],
  out university_ids uuid[], out degree_ids uuid[], out topics text[], out education_start_years integer[])
language sql immutable parallel safe as $$
  select min(substr(value, 2)) filter (where value ^@ 'o'),
    coalesce(array_agg(substr(value, 2)) filter (where value ^@ 't'), '{}'),
    coalesce(array_agg(substr(value, 2)::uuid) filter (where value ^@ 'u'), '{}'),
    coalesce(array_agg(substr(value, 2)::uuid) filter (where value ^@ 'g'), '{}'),
    coalesce(array_agg(substr(value, 2)) filter (where value ^@ 'p'), '{}'),
    coalesce(array_agg(substr(value, 2)::integer) filter (where value ^@ 'y'), '{}')
  from unnest(tsvector_to_array(filters)) value
$$;

-- What waits for saved searches has words and filters as search_document has them; so do the saved words, each of which is the
-- beginning of a word of any weight.
alter table saved_search_change add column filters tsvector;
update saved_search_change set words = search_words_of(words), filters = search_filters_of(origin_country_code::text,
  destination_country_codes, university_ids, degree_ids, topics, education_start_years)
where was_found;
alter table saved_search_change drop column origin_country_code, drop column destination_country_codes, drop column university_ids,
  drop column degree_ids, drop column topics, drop column education_start_years;
update saved_search set words = regexp_replace(words::text, '''([^'']+)'':\*', '(''a\1'':* | ''b\1'':* | ''c\1'':* | ''d\1'':*)', 'g')::tsquery
where words is not null;

alter table mentor_search drop column words;
drop function search_words_of(tsvector);

-- Neither is without the other when a transaction ends.
alter table search_document add constraint search_document_mentor_fkey foreign key (profile_id) references mentor_search on delete cascade;
alter table mentor_search add constraint mentor_search_document_fkey foreign key (profile_id) references search_document
  deferrable initially deferred;

-- Who writes words writes the whole document with them, which is found in order here. Scores that the clock changes come without words.
create or replace function keep_search_document() returns trigger language plpgsql as $$
declare
  filters_now constant tsvector := search_filters_of(new.origin_country_code, new.destination_country_codes, new.university_ids,
    new.degree_ids, new.topics, new.education_start_years);
begin
  update search_document set rank_score = new.rank_score, created_at = new.created_at, rating = new.rating,
    price_from = new.price_from, sort_name = new.sort_name, filters = filters_now
  where profile_id = new.profile_id and (rank_score, created_at, rating, price_from, sort_name, filters)
    is distinct from (new.rank_score, new.created_at, new.rating, new.price_from, new.sort_name, filters_now);
  return null;
end $$;
create trigger mentor_search_document_changed after update on mentor_search for each row
  when ((old.origin_country_code, old.destination_country_codes, old.university_ids, old.degree_ids, old.topics,
      old.education_start_years, old.rank_score, old.rating, old.price_from, old.sort_name, old.created_at)
    is distinct from (new.origin_country_code, new.destination_country_codes, new.university_ids, new.degree_ids, new.topics,
      new.education_start_years, new.rank_score, new.rating, new.price_from, new.sort_name, new.created_at))
  execute function keep_search_document();

-- As migration 0098 has it, of search_document: words that somebody brings are known at once, and looked up only where they are new to
-- them; what somebody who goes had is forgotten where nobody else has it. It comes after search_document_counts, by its name.
create function keep_search_words() returns trigger language plpgsql as $$
declare
  brought text[];
begin
  if tg_op = 'DELETE' then
    insert into search_word_left (word) select distinct substr(lexeme, 2) from unnest(tsvector_to_array(old.words)) lexeme;
    perform search_forget_words();
    return null;
  end if;
  brought := tsvector_to_array(case when tg_op = 'INSERT' then new.words else ts_delete(new.words, tsvector_to_array(old.words)) end);
  if cardinality(brought) > 0 then
    lock table search_word in row exclusive mode;
    insert into search_word (word)
    select distinct word from unnest(brought) lexeme cross join lateral (select substr(lexeme, 2) collate "C" as word) each
    where not exists (select from search_word known where known.word = each.word);
  end if;
  return null;
end $$;
create trigger search_document_words after insert or delete on search_document
  for each row execute function keep_search_words();
create trigger search_document_words_changed after update of words on search_document
  for each row when (old.words is distinct from new.words) execute function keep_search_words();

-- As migration 0090 has it, but for the words.
create or replace function tell_search_of_changed() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times)
  select profile_id, only_times
  from new_rows now_row join old_rows before using (profile_id)
  cross join lateral (select (
      now_row.origin_country_code, now_row.destination_country_codes, now_row.university_ids,
      now_row.degree_ids, now_row.topics, now_row.education_start_years, now_row.rank_score,
      now_row.rating, now_row.price_from_minor, now_row.price_from, now_row.currency, now_row.sort_name,
      now_row.created_at
    ) is not distinct from (
      before.origin_country_code, before.destination_country_codes, before.university_ids, before.degree_ids,
      before.topics, before.education_start_years, before.rank_score, before.rating,
      before.price_from_minor, before.price_from, before.currency, before.sort_name, before.created_at
    ) as only_times) compared
  where not only_times or now_row.next_available_at is distinct from before.next_available_at;
  return null;
end $$;
create function tell_search_of_words() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times) values (new.profile_id, false);
  return null;
end $$;
create trigger search_document_words_told after update of words on search_document
  for each row when (old.words is distinct from new.words) execute function tell_search_of_words();

-- As migration 0094 has it, of search_document, where filters and words change at once. Whose profile is gone is nobody's news.
create or replace function tell_saved_searches_of_changed() returns trigger language plpgsql as $$
begin
  insert into saved_search_change (profile_id, auth_user_id, was_found, filters, words)
  select id, auth_user_id, true, old.filters, old.words from mentor_profile where id = old.profile_id and has_news();
  return null;
end $$;
create trigger saved_search_changed after update of filters, words on search_document
  for each row when ((old.filters, old.words) is distinct from (new.filters, new.words))
  execute function tell_saved_searches_of_changed();
create trigger saved_search_gone after delete on search_document
  for each row execute function tell_saved_searches_of_changed();

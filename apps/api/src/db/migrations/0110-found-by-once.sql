-- What a mentor is found by stands once, in search_document (docs/decisions/0072). Filters, names and orders stood in mentor_search too, and
-- were written anew with it whenever a next free time moved. It keeps the times, the score that goes with them, and the price that a card shows.
-- The other columns are for the version before alone, which goes on beside this one, and go a release later. Rows give their room back as
-- they are written anew, or by `vacuum full mentor_search`.
alter table mentor_search
  alter destination_country_codes drop not null, alter destination_country_codes drop default,
  alter university_ids drop not null, alter university_ids drop default,
  alter degree_ids drop not null, alter degree_ids drop default,
  alter topics drop not null, alter topics drop default,
  alter education_start_years drop not null, alter education_start_years drop default,
  alter sort_name drop not null,
  alter created_at drop not null;

-- Who writes more than a score writes the document with it, which is found in order here.
create or replace function keep_search_document() returns trigger language plpgsql as $$
begin
  update search_document set rank_score = new.rank_score
  where profile_id = new.profile_id and rank_score <> new.rank_score;
  return null;
end $$;
drop trigger mentor_search_document_changed on mentor_search;
create trigger mentor_search_document_changed after update on mentor_search
  for each row when (old.rank_score <> new.rank_score) execute function keep_search_document();

-- The index reads times of mentor_search, and cards times and prices.
create or replace function tell_search_of_changed() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times, only_card)
  select profile_id, is_moved, not is_moved
  from new_rows now_row join old_rows before using (profile_id)
  cross join lateral (select now_row.next_available_at is distinct from before.next_available_at as is_moved) compared
  where is_moved or (now_row.price_from, now_row.currency) is distinct from (before.price_from, before.currency);
  return null;
end $$;

-- It reads everything of search_document.
drop trigger search_document_words_told on search_document;
drop function tell_search_of_words();
create function tell_search_of_document() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times) values (new.profile_id, false);
  return null;
end $$;
create trigger search_document_told after update on search_document
  for each row execute function tell_search_of_document();

-- The outbox of the search: whoever keeps an index of `mentor_search` reads here whose row has changed, and reads the row
-- anew. Rows are only added, by the transaction that changed something, and old ones are swept. A reader remembers the
-- snapshot (pg_current_snapshot) up to which it has read, so that it misses nothing, in whatever order transactions
-- commit, and waits for none that takes long.
create table search_change (
  transaction xid8 not null default pg_current_xact_id(),
  profile_id  uuid not null,
  -- Nothing but the next free time has changed.
  only_times  boolean not null,
  changed_at  timestamptz not null default clock_timestamp()
);
create index search_change_transaction_idx on search_change (transaction);
create index search_change_changed_idx on search_change (changed_at);

-- How far back the outbox reaches: nothing before this transaction is kept, and who read less has to begin anew.
create table search_outbox (
  only_row        boolean primary key default true check (only_row),
  kept_since      xid8 not null,
  -- Where so much was written past the outbox that everything has to be read anew, its number rises.
  generation      bigint not null default 1
);
insert into search_outbox (kept_since) values (pg_current_xact_id());

create function tell_search_of_new() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times) select profile_id, false from new_rows;
  return null;
end $$;
create function tell_search_of_changed() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times)
  select profile_id, only_times
  from new_rows now_row join old_rows before using (profile_id)
  cross join lateral (select (
      now_row.origin_country_code, now_row.destination_country_codes, now_row.university_ids,
      now_row.degree_ids, now_row.topics, now_row.education_start_years, now_row.words, now_row.rank_score,
      now_row.rating, now_row.price_from_minor, now_row.price_from, now_row.currency, now_row.sort_name,
      now_row.created_at
    ) is not distinct from (
      before.origin_country_code, before.destination_country_codes, before.university_ids, before.degree_ids,
      before.topics, before.education_start_years, before.words, before.rank_score, before.rating,
      before.price_from_minor, before.price_from, before.currency, before.sort_name, before.created_at
    ) as only_times) compared
  where not only_times or now_row.next_available_at is distinct from before.next_available_at;
  return null;
end $$;
create function tell_search_of_gone() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times) select profile_id, false from old_rows;
  return null;
end $$;

create trigger mentor_search_new after insert on mentor_search
  referencing new table as new_rows for each statement execute function tell_search_of_new();
create trigger mentor_search_changed after update on mentor_search
  referencing old table as old_rows new table as new_rows for each statement execute function tell_search_of_changed();
create trigger mentor_search_gone after delete on mentor_search
  referencing old table as old_rows for each statement execute function tell_search_of_gone();

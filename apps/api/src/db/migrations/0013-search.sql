-- What mentors are found by: docs/search.md.

-- One row a mentor who can be found, written in the transaction that changes the profile: the times, and what cards show beside the profile.
-- A row is small, because it is written anew whenever the next free time moves (docs/decisions/0183).
create table mentor_search (
  profile_id              uuid primary key references mentor_profile on delete cascade,
  auth_user_id            uuid not null unique references authenticated_user on delete cascade,
  rank_score              integer not null default 0,
  price_from              numeric,
  currency                char(3),
  next_available_at       timestamptz,
  -- In which half hours of the next eight days somebody can be booked, a bit each (docs/decisions/0112): that of the half hour that begins n
  -- half hours after 1970 is bit n mod 384. Searches ask it for evenings and weekends on any clock. It is worked out with the next free time.
  available_half_hours    bit(384),
  -- When the next free time has to be worked out anew, because it falls inside the mentor's notice.
  next_available_check_at timestamptz not null default now()
);
create index mentor_search_next_idx on mentor_search (next_available_at, profile_id);
create index mentor_search_check_idx on mentor_search (next_available_check_at);

-- What a mentor is found by. It is written whole, in the statement that writes the row of `mentor_search` (docs/decisions/0183).
create table search_document (
  profile_id uuid primary key,
  rank_score integer not null,
  created_at timestamptz not null,
  rating     numeric(3, 2),
  price_from numeric,
  sort_name  text collate "C" not null,
  -- Words, each behind the letter of its weight: adelft, bdelft, cdelft or ddelft.
  words      tsvector not null,
  -- The values of filters, each behind a letter that `apps/api/src/db/filter-lexemes.ts` knows.
  filters    tsvector not null,
  -- Neither is without the other when a transaction ends.
  constraint search_document_mentor_fkey foreign key (profile_id) references mentor_search on delete cascade
);
alter table search_document alter sort_name set statistics 0;
comment on column search_document.price_from is
  'What the price is worth in one currency for all mentors, by search_words.exchange_rates; mentor_search has the price itself.';
create index search_document_rank_idx on search_document (rank_score desc, profile_id);
-- What changes is put in a list first, which searches read too: many terms together come into the index for an eighth of the time. A
-- longer list would make the save that fills it wait.
create index search_document_terms_idx on search_document using gin (words, filters) with (fastupdate = on, gin_pending_list_limit = 1024);

-- Of which version of the normaliser the words of `search_document` are (WORDS_VERSION of packages/search-index). A job makes
-- the rows of an older one anew, a little each minute, and remembers here how far it has come.
create table search_words (
  only_row       boolean primary key default true check (only_row),
  version        integer not null,
  renewing       integer,
  -- The last profile_id that was made anew for that version.
  renewed_to     uuid,
  -- The rates that documents are written with (docs/search.md, "Prices"). Where the configured ones are others, a job renews all documents.
  exchange_rates jsonb
);

insert into search_words (version) values (1);

-- How far back the outbox reaches, told as a snapshot: whoever has read at least what that sees has missed nothing. By a transaction's number
-- alone, one that stays open for a day would make every reader begin anew, or be lost to all.
create table search_outbox (
  only_row   boolean primary key default true check (only_row),
  -- Where so much was written past the outbox that everything has to be read anew, its number rises.
  generation bigint not null default 1,
  kept_since pg_snapshot not null default pg_current_snapshot()
);

insert into search_outbox default values;

-- Snapshots taken now and then, so that what was visible a day ago can be told.
create table search_outbox_mark (
  taken_at timestamptz not null default now(),
  position pg_snapshot not null default pg_current_snapshot()
);

-- The outbox of the search: whoever keeps an index of `mentor_search` reads here whose row has changed, and reads the row
-- anew. Rows are only added, by the transaction that changed something, and old ones are swept. A reader remembers the
-- snapshot (pg_current_snapshot) up to which it has read, so that it misses nothing, in whatever order transactions
-- commit, and waits for none that takes long.
create table search_change (
  transaction xid8 not null default pg_current_xact_id(),
  profile_id  uuid not null,
  -- Nothing but the next free time has changed.
  only_times  boolean not null,
  changed_at  timestamptz not null default clock_timestamp(),
  -- Cards show more than `mentor_search` holds. Whoever keeps cards is told when something on one may have changed,
  -- though the search finds its mentor as before.
  only_card   boolean not null default false
);
create index search_change_transaction_idx on search_change (transaction);

alter table mentor_search add constraint mentor_search_document_fkey foreign key (profile_id) references search_document
  deferrable initially deferred;

create function tell_search_of_new() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times) select profile_id, false from new_rows;
  return null;
end $$;

create function tell_search_of_gone() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times) select profile_id, false from old_rows;
  return null;
end $$;

create function tell_search_of_card_by_profile() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times, only_card)
  select profile_id, false, true from mentor_search
  where profile_id = case when tg_op = 'DELETE' then old.profile_id else new.profile_id end;
  return null;
end $$;

create function tell_search_of_card_by_person() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times, only_card)
  select profile_id, false, true from mentor_search
  where auth_user_id = case when tg_op = 'DELETE' then old.auth_user_id else new.auth_user_id end;
  return null;
end $$;

create function tell_search_of_card_by_id() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times, only_card)
  select profile_id, false, true from mentor_search where auth_user_id = new.id;
  return null;
end $$;

-- A database that was restored from its rows alone (pg_restore, `npm run restore`) may live on a server that has made fewer
-- transactions than the one it comes from. What the outbox has of those lies in the future there: no reader would ever be
-- told that it has missed nothing, and each would read everything anew for ever. Then the outbox begins anew; so does every
-- reader, for the generation rises.
create function search_outbox_begin_where_ahead() returns void language plpgsql as $$
declare
  next_transaction constant xid8 := pg_snapshot_xmax(pg_current_snapshot());
begin
  if exists (select from search_outbox where pg_snapshot_xmax(kept_since) > next_transaction)
    or exists (select from search_outbox_mark where pg_snapshot_xmax(position) > next_transaction)
    or exists (select from search_change where transaction >= next_transaction) then
    delete from search_change;
    delete from search_outbox_mark;
    update search_outbox set kept_since = pg_current_snapshot(), generation = generation + 1;
  end if;
end $$;

-- The values of filters, from their lexemes.
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

-- Scores that the clock changes come without their document; who writes more writes the document too, which is found in order here.
create function keep_search_document() returns trigger language plpgsql as $$
begin
  update search_document set rank_score = new.rank_score
  where profile_id = new.profile_id and rank_score <> new.rank_score;
  return null;
end $$;

-- The index reads times of mentor_search, and cards times and prices.
create function tell_search_of_changed() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times, only_card)
  select profile_id, is_moved, not is_moved
  from new_rows now_row join old_rows before using (profile_id)
  cross join lateral (select (now_row.next_available_at, now_row.available_half_hours)
    is distinct from (before.next_available_at, before.available_half_hours) as is_moved) compared
  where is_moved or (now_row.price_from, now_row.currency) is distinct from (before.price_from, before.currency);
  return null;
end $$;

create function tell_search_of_document() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times) values (new.profile_id, false);
  return null;
end $$;

create trigger mentor_search_new after insert on mentor_search
  referencing new table as new_rows for each statement execute function tell_search_of_new();

create trigger mentor_search_changed after update on mentor_search
  referencing old table as old_rows new table as new_rows for each statement execute function tell_search_of_changed();

create trigger mentor_search_gone after delete on mentor_search
  referencing old table as old_rows for each statement execute function tell_search_of_gone();

create trigger mentor_profile_card after update on mentor_profile
  for each row when (old is distinct from new) execute function tell_search_of_card_by_person();

create trigger mentor_education_card after insert or update or delete on mentor_education
  for each row execute function tell_search_of_card_by_profile();

create trigger mentor_experience_card after insert or update or delete on mentor_experience
  for each row execute function tell_search_of_card_by_profile();

create trigger event_type_card after insert or update or delete on event_type
  for each row execute function tell_search_of_card_by_person();

create trigger avatar_card after insert or update or delete on avatar
  for each row execute function tell_search_of_card_by_person();

create trigger authenticated_user_card after update of first_name, last_name, slug on authenticated_user
  for each row execute function tell_search_of_card_by_id();

create trigger mentor_search_document_changed after update on mentor_search
  for each row when (old.rank_score <> new.rank_score) execute function keep_search_document();

create trigger search_document_told after update on search_document
  for each row execute function tell_search_of_document();

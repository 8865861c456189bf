-- Saved searches, and changes that they are compared with.

-- Searches that people keep, to hear of somebody new who fits.
create table saved_search (
  id                        uuid primary key,
  auth_user_id              uuid not null references authenticated_user on delete cascade,
  name                      text not null,
  -- The filters as the search has them; an empty list and null ask for nothing.
  keyword                   text[] not null,
  origin_country_codes      text[] not null,
  destination_country_codes text[] not null,
  university_ids            uuid[] not null,
  degree_ids                uuid[] not null,
  topics                    text[] not null,
  education_start_year_from integer,
  education_start_year_to   integer,
  sort_by                   text,
  sort_order                text,
  -- The same for searches that find the same mentors.
  sameness                  text not null,
  -- What the keywords ask of `search_document.words`; null without any.
  words                     tsquery,
  -- Of which version of the normaliser they are.
  words_version             integer not null,
  -- By what a mentor is led here: nobody fits who has none of these.
  hooks                     text[] not null check (cardinality(hooks) > 0),
  mail                      boolean not null,
  mail_frequency            text not null check (mail_frequency in ('daily', 'weekly')),
  -- In the database's own time, as changes of mentors are: who fitted before is not new.
  watched_since             timestamptz not null default clock_timestamp(),
  seen_at                   timestamptz not null,
  -- The person's own date on which a mail last told of it.
  mailed_on                 date,
  studies                   text check (studies in ('abroad', 'all')),
  languages                 text[] not null default '{}',
  offers                    text[] not null default '{}',
  -- What the filters ask of `search_document.filters`, a tsquery as text: those of many universities are too long for a page, and a tsquery
  -- can't be put aside.
  asked                     text,
  prices                    text[] not null default '{}',
  -- Of which rates `asked` is; null without prices among the filters.
  rates_key                 text,
  -- Evenings and weekends, on the clock of whose search it is.
  available_times           text[] not null default '{}',
  proof                     text[] not null default '{}',
  created_at                timestamptz not null default now(),
  updated_at                timestamptz not null default now(),
  constraint saved_search_once unique (auth_user_id, sameness)
);
alter table saved_search
  alter name set statistics 0, alter asked set statistics 0;
create index saved_search_hooks_idx on saved_search using gin (hooks) with (fastupdate = off);

-- Mentors who are no news to a saved search any more, or are just now: each is told of once.
create table saved_search_match (
  saved_search_id uuid not null references saved_search on delete cascade,
  profile_id      uuid not null references mentor_profile on delete cascade,
  -- When they came to fit; null for those who had always fitted, and left.
  found_at        timestamptz,
  -- When a mail told of them.
  mailed_at       timestamptz,
  noted_at        timestamptz not null default now(),
  primary key (saved_search_id, profile_id)
);
create index saved_search_match_profile_idx on saved_search_match (profile_id);
create index saved_search_match_noted_idx on saved_search_match (noted_at);
create index saved_search_match_waiting_idx on saved_search_match (saved_search_id, found_at)
  where found_at is not null and mailed_at is null;

-- The outbox of saved searches: how a mentor was found before something changed that a filter asks for. Whether they
-- fit only now is known by that alone, so that nobody has to remember who fits which of the searches.
create table saved_search_change (
  id           bigint generated always as identity primary key,
  profile_id   uuid not null,
  changed_at   timestamptz not null default clock_timestamp(),
  was_found    boolean not null,
  auth_user_id uuid not null,
  -- As `search_document` had them.
  words        tsvector,
  filters      tsvector
);
create index saved_search_change_profile_idx on saved_search_change (profile_id);

-- Where nobody waits nothing is written, nor for what is made up or only written anew (`set local abroad.no_news = 'on'`).
create function has_news() returns boolean language sql stable as $$
  select exists (select from saved_search) and coalesce(current_setting('abroad.no_news', true), '') <> 'on'
$$;

create function tell_saved_searches_of_new() returns trigger language plpgsql as $$
begin
  insert into saved_search_change (profile_id, auth_user_id, was_found)
  select new.profile_id, new.auth_user_id, false where has_news();
  return null;
end $$;

-- Whose profile is gone is nobody's news.
create function tell_saved_searches_of_changed() returns trigger language plpgsql as $$
begin
  insert into saved_search_change (profile_id, auth_user_id, was_found, filters, words)
  select id, auth_user_id, true, old.filters, old.words from mentor_profile where id = old.profile_id and has_news();
  return null;
end $$;

create trigger saved_search_new after insert on mentor_search
  for each row execute function tell_saved_searches_of_new();

create trigger saved_search_changed after update of filters, words on search_document
  for each row when ((old.filters, old.words) is distinct from (new.filters, new.words))
  execute function tell_saved_searches_of_changed();

create trigger saved_search_gone after delete on search_document
  for each row execute function tell_saved_searches_of_changed();

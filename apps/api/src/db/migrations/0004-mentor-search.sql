-- What the mentor search reads: one row a mentor that can be found, written in the same transaction as the profile.
create table mentor_search (
  profile_id                uuid primary key references mentor_profile on delete cascade,
  auth_user_id              uuid not null unique references authenticated_user on delete cascade,
  origin_country_code       char(2),
  destination_country_codes text[] not null default '{}',
  university_ids            uuid[] not null default '{}',
  degree_ids                uuid[] not null default '{}',
  topics                    text[] not null default '{}',
  education_start_years     integer[] not null default '{}',
  -- Lexemes made by the one normaliser of packages/reference-data: A name, B school and field, C work and topics, D texts.
  words                     tsvector not null,
  rank_score                integer not null default 0,
  rating                    numeric(3, 2),
  price_from_minor          bigint,
  price_from                numeric,
  currency                  char(3),
  sort_name                 text collate "C" not null,
  created_at                timestamptz not null,
  next_available_at         timestamptz,
  -- When the next free time has to be worked out anew, because it falls inside the mentor's notice.
  next_available_check_at   timestamptz not null default now()
);
create index mentor_search_words_idx on mentor_search using gin (words) with (fastupdate = off);
create index mentor_search_destinations_idx on mentor_search using gin (destination_country_codes) with (fastupdate = off);
create index mentor_search_universities_idx on mentor_search using gin (university_ids) with (fastupdate = off);
create index mentor_search_degrees_idx on mentor_search using gin (degree_ids) with (fastupdate = off);
create index mentor_search_topics_idx on mentor_search using gin (topics) with (fastupdate = off);
create index mentor_search_origin_idx on mentor_search (origin_country_code);
create index mentor_search_rank_idx on mentor_search (rank_score desc, profile_id);
create index mentor_search_created_idx on mentor_search (created_at desc, profile_id);
create index mentor_search_rating_idx on mentor_search (rating desc nulls last, profile_id);
create index mentor_search_price_idx on mentor_search (price_from, profile_id);
create index mentor_search_name_idx on mentor_search (sort_name, profile_id);
create index mentor_search_next_idx on mentor_search (next_available_at, profile_id);
create index mentor_search_check_idx on mentor_search (next_available_check_at);

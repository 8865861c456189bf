-- The reference list of universities, and those that people entered.

create table university (
  id             uuid primary key,
  name           text not null,
  state_province text,
  country_code   char(2) not null,
  domains        text[] not null default '{}',
  aliases        text[] not null default '{}',
  rank           integer,
  -- One that was closed or merged stays for those who studied there, and names the one that it became part of.
  closed_in      integer,
  successor_id   uuid constraint university_successor_fkey references university,
  -- False for one that somebody entered, until the staff have checked it: only those find it who name its id.
  is_listed      boolean not null default true,
  updated_at     timestamptz not null default now()
);
create index university_country_code_idx on university (country_code);
create index university_successor_idx on university (successor_id) where successor_id is not null;

-- Which edition of a list that comes with the product was loaded last: a newer one brings names to a database that has the list already.
create table reference_list (
  name      text primary key,
  digest    text not null,
  loaded_at timestamptz not null default now()
);

-- Universities that people entered because the list didn't have them: each is a row of `university` at once.
create table university_entry (
  -- The entry is written first: of two people who enter the same at once, one finds the other's.
  university_id uuid primary key references university deferrable initially deferred,
  -- Null once the account is gone.
  auth_user_id  uuid references authenticated_user,
  country_code  text not null,
  -- The name as it is compared: who enters the same one gets the same university.
  name_key      text not null,
  website       text,
  state         text not null default 'open' check (state in ('open', 'listed', 'merged', 'declined')),
  created_at    timestamptz not null,
  decided_at    timestamptz,
  constraint university_entry_once unique (country_code, name_key),
  constraint university_entry_decided check ((state = 'open') = (decided_at is null))
);
alter table university_entry alter name_key set statistics 0, alter website set statistics 0;
create index university_entry_user_idx on university_entry (auth_user_id);
create index university_entry_open_idx on university_entry (created_at) where state = 'open';

-- Universities that people entered because the list didn't have them: each is a row at once, which only those find who name its id, until
-- the staff have checked it.
alter table university add column is_listed boolean not null default true;

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
-- Who studied where: for the number beside an entry, and for what follows from its decision.
create index prospect_education_university_idx on prospect_education (university_id);

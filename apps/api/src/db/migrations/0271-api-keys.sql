-- Keys with which programs call the API as their owner.

create table api_key (
  id           uuid primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  name         text not null,
  -- The beginning of the key, to recognise it by. The key itself is stored nowhere.
  prefix       text not null,
  -- SHA-256: the key has 256 random bits, so that nothing can be guessed from it.
  hash         bytea not null constraint api_key_hash_unique unique,
  scopes       text[] not null check (cardinality(scopes) > 0),
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null,
  last_used_at timestamptz
);
alter table api_key alter name set statistics 0, alter prefix set statistics 0;
create index api_key_person_idx on api_key (auth_user_id);

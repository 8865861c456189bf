-- The private addresses at which people's own calendars read their sessions.
create table calendar_feed_token (
  auth_user_id  uuid primary key references authenticated_user on delete cascade,
  -- SHA-256 of the token: what an address is looked up by.
  token_hash    bytea not null constraint calendar_feed_token_hash unique,
  -- The token itself, sealed, so that its owner can be shown the address again.
  secret        bytea not null,
  secret_key_id text not null,
  created_at    timestamptz not null default now()
);

-- What somebody began at Google's page and may complete, once and for some minutes.
create table calendar_oauth_state (
  -- SHA-256 of the state: reading this table completes nothing.
  state_hash           bytea primary key,
  auth_user_id         uuid not null references authenticated_user on delete cascade,
  -- PKCE (RFC 7636), sealed with the key of this id.
  code_verifier        bytea not null,
  code_verifier_key_id text not null,
  return_to            text,
  expires_at           timestamptz not null
);
create index calendar_oauth_state_auth_user_id_idx on calendar_oauth_state (auth_user_id);
create index calendar_oauth_state_expires_at_idx on calendar_oauth_state (expires_at);

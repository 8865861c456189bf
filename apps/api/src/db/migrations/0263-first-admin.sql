-- The link that makes the first admin: one at a time, of which only a hash is kept.
create table first_admin_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);

-- By what two accounts may be one person's: keyed hashes of payment cards, browsers and networks. Kept for 90 days after they were
-- last seen.
create table account_signal (
  auth_user_id uuid not null references authenticated_user on delete cascade,
  kind         text not null check (kind in ('card', 'device', 'address')),
  key          bytea not null,
  last_seen_at timestamptz not null default now(),
  primary key (auth_user_id, kind, key)
);
create index account_signal_key_idx on account_signal (key, kind);
create index account_signal_last_seen_at_idx on account_signal (last_seen_at);

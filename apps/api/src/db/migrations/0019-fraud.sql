-- What is noticed and looks like fraud.

-- By what two accounts may be one person's: keyed hashes of payment cards, browsers, networks, and names of bank accounts' holders. Kept
-- for 90 days after they were last seen.
create table account_signal (
  auth_user_id uuid not null references authenticated_user on delete cascade,
  kind         text not null check (kind in ('card', 'device', 'address', 'holder')),
  key          bytea not null,
  last_seen_at timestamptz not null default now(),
  primary key (auth_user_id, kind, key)
);
create index account_signal_key_idx on account_signal (key, kind);
create index account_signal_last_seen_at_idx on account_signal (last_seen_at);

-- What was noticed about a person and looks like fraud, for the staff who decide on their cases. What was cleared stays until it is
-- forgotten, so that the same is not noticed twice.
create table fraud_signal (
  id           uuid primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  kind         text not null check (kind in ('own_booking', 'dispute', 'review_ring', 'many_no_shows', 'seen_photo')),
  -- The session by which it was noticed; null for what isn't about one.
  booking_id   uuid references booking on delete cascade,
  -- What was found: kinds of marks that both have, a number, the text that went to the bank.
  detail       jsonb not null default '{}',
  found_at     timestamptz not null,
  cleared_at   timestamptz,
  constraint fraud_signal_once unique nulls not distinct (kind, auth_user_id, booking_id)
);
alter table fraud_signal alter column detail set statistics 0;
create index fraud_signal_user_idx on fraud_signal (auth_user_id, found_at);
create index fraud_signal_found_at_idx on fraud_signal (found_at);

-- Free times are answered anew when a mentor begins or ceases to be bookable for money.
create trigger fraud_signal_announced after insert or update on fraud_signal
  for each row when (new.kind = 'seen_photo') execute function announce_own_times();

-- Cards that were refused, by who tried, from where and which, to notice who tries out stolen cards. Kept for a day.
create table payment_decline (
  provider     text not null,
  -- The provider's event, so that it is counted once.
  event_id     text not null,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  -- Keyed hashes, as account_signal has them; null where they are not known.
  card         bytea,
  address      bytea,
  declined_at  timestamptz not null,
  primary key (provider, event_id)
);
create index payment_decline_user_idx on payment_decline (auth_user_id, declined_at);
create index payment_decline_card_idx on payment_decline (card, declined_at) where card is not null;
create index payment_decline_address_idx on payment_decline (address, declined_at) where address is not null;

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

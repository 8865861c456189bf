-- Programs of other people: webhooks that tell them, and keys with which they call.

-- Servers of people's own that are told what happens with their bookings and payouts.
create table webhook_subscription (
  id                   uuid primary key,
  auth_user_id         uuid not null references authenticated_user on delete cascade,
  url                  text not null,
  events               text[] not null check (cardinality(events) > 0),
  is_active            boolean not null default true,
  -- What signs the messages, sealed; and what signed before it, which signs too for a while.
  secret               bytea not null,
  secret_key_id        text not null,
  former_secret        bytea,
  former_secret_key_id text,
  former_secret_until  timestamptz,
  off_reason           text check (off_reason in ('gone', 'failing')),
  failing_since        timestamptz,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now(),
  constraint webhook_subscription_former check
    (num_nulls(former_secret, former_secret_key_id, former_secret_until) in (0, 3)),
  constraint webhook_subscription_off check (off_reason is null or not is_active)
);
alter table webhook_subscription alter url set statistics 0;
create index webhook_subscription_person_idx on webhook_subscription (auth_user_id);
-- Every change of a booking asks whether there is one of these.
create index webhook_subscription_active_idx on webhook_subscription (auth_user_id) where is_active;

-- A message to one of them; its id is the message's too.
create table webhook_delivery (
  id               uuid primary key,
  subscription_id  uuid not null references webhook_subscription on delete cascade,
  -- What happened to a booking or to a payout; null for a test.
  booking_event_id uuid references booking_event,
  booking_id       uuid references booking,
  payout_event_id  uuid references payout_event,
  event            text not null,
  status           text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts         integer not null default 0,
  response_code    integer,
  response_body    text,
  problem          text check (problem in ('forbidden_address', 'unreachable', 'switched_off')),
  last_try_at      timestamptz,
  next_try_at      timestamptz,
  created_at       timestamptz not null default now(),
  constraint webhook_delivery_once unique (subscription_id, booking_event_id, event),
  constraint webhook_delivery_waits check ((status = 'waiting') = (next_try_at is not null)),
  constraint webhook_delivery_subject check ((booking_event_id is null) = (booking_id is null))
);
alter table webhook_delivery alter response_body set statistics 0;
create unique index webhook_delivery_payout_once on webhook_delivery (subscription_id, payout_event_id, event)
  where payout_event_id is not null;
create index webhook_delivery_log_idx on webhook_delivery (subscription_id, created_at desc, id desc);
create index webhook_delivery_due_idx on webhook_delivery (next_try_at) where status = 'waiting';
create index webhook_delivery_created_at_idx on webhook_delivery (created_at);

-- When calls of providers and mail servers last came with a right signature, and with a wrong one: the doctor looks at it.
create table webhook_call (
  webhook     text primary key,
  accepted_at timestamptz,
  refused_at  timestamptz
);

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

-- How mentors in a country are paid, and the account at which each of them is.

create table payout_route (
  platform_country text not null check (platform_country ~ '^[A-Z]{2}$'),
  mentor_country   text not null check (mentor_country ~ '^[A-Z]{2}$'),
  -- In which the money arrives.
  currency         text not null check (currency ~ '^[A-Z]{3}$'),
  provider         text not null check (provider in ('stripe_connect', 'manual')),
  -- In the currency of the route: less than that stays until more is there.
  minimum_minor    bigint not null check (minimum_minor >= 0),
  -- Names the words that say what the mentor's bank or the provider keeps.
  fee_words        text not null,
  days_min         integer not null check (days_min >= 0),
  days_max         integer not null,
  -- The operator's switch: loading the list leaves it as it is.
  is_on            boolean not null default true,
  -- Rows of the operator stay when the list is loaded.
  source           text not null default 'operator' check (source in ('list', 'operator')),
  primary key (platform_country, mentor_country, currency, provider),
  constraint payout_route_days check (days_max >= days_min)
);

create table payout_account (
  user_id          uuid primary key references authenticated_user,
  -- Who pays, with the name of the port; null until the mentor chose a country and a currency.
  provider         text check (provider in ('stripe_connect', 'sandbox', 'manual')),
  -- The provider's own id; null for `manual`, and until the provider has answered.
  account_id       text,
  state            text not null default 'none' check (state in ('none', 'in_progress', 'active', 'restricted', 'rejected')),
  country          text check (country ~ '^[A-Z]{2}$'),
  currency         text check (currency ~ '^[A-Z]{3}$'),
  -- The provider's codes of what is missing.
  needs            text[] not null default '{}',
  bank_last4       text,
  -- The same for the same bank account, and nothing else.
  bank_fingerprint text,
  -- When the bank account replaced another one.
  bank_changed_at  timestamptz,
  -- Of `manual` alone: holder and numbers, sealed.
  bank_details     bytea,
  bank_details_key_id text,
  activated_at     timestamptz,
  schedule         text not null default 'weekly' check (schedule in ('weekly', 'monthly', 'by_hand')),
  -- Counts the accounts that were made at providers; it is part of the key under which one is made.
  attempt          integer not null default 0,
  -- What the provider answered that isn't what was asked for. Staff have to look at it.
  mismatch         text,
  checked_at       timestamptz,
  version          integer not null default 1,
  created_at       timestamptz not null default clock_timestamp(),
  updated_at       timestamptz not null default clock_timestamp(),
  constraint payout_account_chosen check (state = 'none' or (provider is not null and country is not null and currency is not null)),
  constraint payout_account_id_once unique (provider, account_id),
  constraint payout_account_details check ((bank_details is null) = (bank_details_key_id is null))
);
alter table payout_account alter bank_last4 set statistics 0, alter bank_fingerprint set statistics 0, alter account_id set statistics 0;
create index payout_account_checked_idx on payout_account (checked_at) where account_id is not null and state <> 'rejected';

create function check_payout_account_move() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
    ('none', 'in_progress'), ('none', 'active'),
    ('in_progress', 'active'), ('in_progress', 'restricted'), ('in_progress', 'rejected'),
    ('active', 'restricted'), ('active', 'rejected'), ('restricted', 'active'), ('restricted', 'rejected'))
    -- Another country or provider begins anew.
    and not (new.state = 'none' and new.attempt > old.attempt) then
    raise exception 'a payout account cannot go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'payout_account_legal_move';
  end if;
  return new;
end $$;
create trigger payout_account_legal_move before update of state on payout_account
  for each row execute function check_payout_account_move();

-- What happened to the account. It has neither names nor numbers.
create table payout_account_event (
  id         uuid primary key,
  user_id    uuid not null references authenticated_user,
  kind       text not null check (kind in ('chosen', 'state', 'bank_changed', 'schedule')),
  from_state text,
  to_state   text,
  actor_role text not null check (actor_role in ('mentor', 'staff', 'provider')),
  created_at timestamptz not null
);
create index payout_account_event_user_idx on payout_account_event (user_id, created_at);
create trigger payout_account_event_append_only before update or delete on payout_account_event
  for each row execute function refuse_change();

-- Events of the providers, each once, for as long as they may come again.
create table payout_provider_event (
  id          text not null,
  provider    text not null,
  kind        text not null,
  account_id  text,
  payout_id   text,
  received_at timestamptz not null default clock_timestamp(),
  primary key (provider, id)
);

-- A former address also gets the notice of a changed bank account, for some days.
alter table changed_email add column told_at timestamptz;
create index changed_email_changed_at on changed_email (changed_at);

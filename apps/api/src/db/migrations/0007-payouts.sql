-- How mentors are paid: routes and accounts, payouts with the sessions they pay, and what is taken back of them.

-- How mentors in a country are paid.
create table payout_route (
  platform_country text not null check (platform_country ~ '^[A-Z]{2}$'),
  mentor_country   text not null check (mentor_country ~ '^[A-Z]{2}$'),
  -- In which the money arrives.
  currency         text not null check (currency ~ '^[A-Z]{3}$'),
  provider         text not null check (provider in ('stripe_connect', 'manual')),
  -- In the currency of the route: less than that stays until more is there.
  minimum_minor    bigint not null check (minimum_minor >= 0),
  -- Names the words that say what the mentor's bank or the provider keeps.
  fee_words        text not null
                   constraint payout_route_fee_words check (fee_words in ('paid_by_us', 'about_4_eur', 'about_4_eur_and_banks')),
  days_min         integer not null check (days_min >= 0),
  days_max         integer not null,
  -- The operator's switch: loading the list leaves it as it is.
  is_on            boolean not null default true,
  -- Rows of the operator stay when the list is loaded.
  source           text not null default 'operator' check (source in ('list', 'operator')),
  primary key (platform_country, mentor_country, currency, provider),
  constraint payout_route_days check (days_max >= days_min)
);

-- The account at which each of them is.
create table payout_account (
  user_id             uuid primary key references authenticated_user,
  -- Who pays, with the name of the port; null until the mentor chose a country and a currency.
  provider            text check (provider in ('stripe_connect', 'sandbox', 'manual')),
  -- The provider's own id; null for `manual`, and until the provider has answered.
  account_id          text,
  state               text not null default 'none' check (state in ('none', 'in_progress', 'active', 'restricted', 'rejected')),
  country             text check (country ~ '^[A-Z]{2}$'),
  currency            text check (currency ~ '^[A-Z]{3}$'),
  -- The provider's codes of what is missing.
  needs               text[] not null default '{}',
  bank_last4          text,
  -- The same for the same bank account, and nothing else.
  bank_fingerprint    text,
  -- When the bank account replaced another one.
  bank_changed_at     timestamptz,
  -- Of `manual` alone: holder and numbers, sealed.
  bank_details        bytea,
  bank_details_key_id text,
  activated_at        timestamptz,
  schedule            text not null default 'weekly' check (schedule in ('weekly', 'monthly', 'by_hand')),
  -- Counts the accounts that were made at providers; it is part of the key under which one is made.
  attempt             integer not null default 0,
  -- What the provider answered that isn't what was asked for. Staff have to look at it.
  mismatch            text,
  -- When the account of a mentor who has left was closed at the provider.
  closed_at           timestamptz,
  checked_at          timestamptz,
  version             integer not null default 1,
  created_at          timestamptz not null default clock_timestamp(),
  updated_at          timestamptz not null default clock_timestamp(),
  constraint payout_account_chosen check (state = 'none' or (provider is not null and country is not null and currency is not null)),
  constraint payout_account_id_once unique (provider, account_id),
  constraint payout_account_details check ((bank_details is null) = (bank_details_key_id is null))
);
alter table payout_account alter bank_last4 set statistics 0, alter bank_fingerprint set statistics 0, alter account_id set statistics 0;
create index payout_account_checked_idx on payout_account (checked_at) where account_id is not null and state <> 'rejected';

create function check_payout_account_move() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
    ('none', 'in_progress'), ('none', 'active'), ('none', 'restricted'), ('none', 'rejected'),
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
create trigger no_truncate before truncate on payout_account_event for each statement execute function refuse_truncate();

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

-- A file for the bank: its payouts stay the same, however often it is read.
create table payout_batch (
  id         uuid primary key,
  created_by uuid not null references authenticated_user,
  created_at timestamptz not null
);
create index payout_batch_created_by_idx on payout_batch (created_by);

create table payout (
  id                 uuid primary key,
  user_id            uuid not null references authenticated_user,
  provider           text not null check (provider in ('stripe_connect', 'sandbox', 'manual')),
  -- The mentor's account at the provider; null for what the staff pay by hand.
  account_id         text,
  currency           char(3) not null,
  -- What is sent: the lines less debt and what was taken back of them before. Minor units of `currency`.
  amount_minor       bigint not null check (amount_minor >= 0),
  debt_minor         bigint not null default 0 check (debt_minor >= 0),
  -- What the bank or the provider kept of it.
  fee_minor          bigint not null default 0 check (fee_minor between 0 and amount_minor),
  status             text not null check (status in ('held', 'pending', 'in_transit', 'paid', 'failed', 'cancelled')),
  -- Why the staff look at it first, or what it waits for.
  held_for           text[] not null default '{}',
  -- Raised when it is sent again, so that the provider sees another request.
  attempt            integer not null default 1,
  -- Counts the refusals of the provider: the next request is another one, and the same refusal isn't repeated.
  refusals           integer not null default 0,
  provider_payout_id text,
  -- The number of a transfer that the staff made.
  reference          text,
  failure            text,
  is_by_hand         boolean not null default false,
  -- The file for the bank that it is in.
  batch_id           uuid references payout_batch,
  -- The run that it belongs to; the moment of the request where it was asked for by hand.
  scheduled_for      timestamptz not null,
  created_at         timestamptz not null,
  -- From here on the provider may be sending it to the bank.
  send_asked_at      timestamptz,
  sent_at            timestamptz,
  arrives_at         timestamptz,
  paid_at            timestamptz,
  -- From here on it isn't sent any more, and waits for its reversals; null again where not all of it came back.
  cancel_asked_at    timestamptz,
  -- When the provider was last asked how it stands.
  checked_at         timestamptz,
  -- Raised with each answer of the provider that was applied, so that no older one follows it.
  version            integer not null default 0,
  updated_at         timestamptz not null,
  constraint payout_once_a_run unique (user_id, currency, scheduled_for),
  constraint payout_held check ((status = 'held') = (held_for <> '{}'))
);
alter table payout alter reference set statistics 0;
create index payout_user_idx on payout (user_id, created_at desc, id desc);
create index payout_status_idx on payout (status, created_at) where status in ('held', 'pending', 'in_transit', 'failed');
create unique index payout_at_provider on payout (provider, provider_payout_id);
create index payout_batch_idx on payout (batch_id) where batch_id is not null;

-- The staff may find at the provider that a held payout was sent, whose answer was lost.
create function check_payout_move() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('held', 'pending'), ('held', 'paid'), ('held', 'cancelled'), ('pending', 'held'), ('pending', 'in_transit'),
    ('pending', 'paid'), ('pending', 'failed'), ('pending', 'cancelled'), ('in_transit', 'paid'), ('in_transit', 'failed'),
    -- A bank may return what it had booked.
    ('paid', 'failed'), ('failed', 'pending'), ('failed', 'held'), ('failed', 'cancelled')) then
    raise exception 'a payout cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'payout_legal_move';
  end if;
  return new;
end $$;
create trigger payout_legal_move before update of status on payout for each row execute function check_payout_move();

create table payout_line (
  payout_id          uuid not null references payout,
  booking_id         uuid not null references booking,
  payment_id         uuid not null references payment,
  amount_minor       bigint not null check (amount_minor > 0),
  -- What was paid and kept when the payout began, and what was sent: frozen by triggers. What was refunded before is the rest:
  -- `paid_minor - platform_fee_minor - amount_minor`.
  paid_minor         bigint not null default 0,
  platform_fee_minor bigint not null default 0,
  -- Null before it was sent.
  sent_minor         bigint,
  -- What of it pays the mentor's debt.
  debt_taken_minor   bigint not null default 0 check (debt_taken_minor >= 0),
  -- What was taken back of it, for a refund or a lost dispute.
  returned_minor     bigint not null default 0 check (returned_minor >= 0),
  -- From here on the provider may have the transfer, and its amount stays.
  transfer_asked_at  timestamptz,
  transfer_id        text,
  is_open            boolean not null default true,
  primary key (payout_id, booking_id),
  constraint payout_line_sums check (debt_taken_minor + returned_minor <= amount_minor)
);
-- Of two payouts at once, one has the session.
create unique index payout_line_one_open on payout_line (booking_id) where is_open;
create index payout_line_booking_idx on payout_line (booking_id);

create function freeze_payout_line() returns trigger language plpgsql as $$
begin
  -- Of a session that another payout sent, only what comes in again is in this one.
  if exists (
    select from payout_line other join payout on payout.id = other.payout_id
    where other.booking_id = new.booking_id and other.payout_id <> new.payout_id and status <> 'cancelled'
      and other.returned_minor < other.amount_minor) then
    new.paid_minor := new.amount_minor;
    new.platform_fee_minor := 0;
  else
    select captured_minor, (
        select coalesce(-sum(amount_minor), 0) from ledger_entry
        where booking_id = new.booking_id and account = 'platform_fee')
      into new.paid_minor, new.platform_fee_minor from payment where id = new.payment_id;
  end if;
  return new;
end $$;
create trigger payout_line_frozen before insert on payout_line for each row execute function freeze_payout_line();

create function freeze_sent_lines() returns trigger language plpgsql as $$
begin
  update payout_line set sent_minor = amount_minor - debt_taken_minor - returned_minor where payout_id = new.id;
  return null;
end $$;
create trigger payout_sent after update of status on payout for each row
  when (old.status = 'pending' and new.status in ('in_transit', 'paid')) execute function freeze_sent_lines();

create table payout_reversal (
  id             uuid primary key,
  booking_id     uuid not null references booking,
  payment_id     uuid not null references payment,
  payout_id      uuid not null references payout,
  amount_minor   bigint not null check (amount_minor > 0),
  reversed_minor bigint not null default 0 check (reversed_minor between 0 and amount_minor),
  -- Ended: what was not reversed is the mentor's debt.
  status         text not null default 'pending' check (status in ('pending', 'ended')),
  failure        text,
  created_at     timestamptz not null,
  ended_at       timestamptz
);
create index payout_reversal_pending_idx on payout_reversal (created_at) where status = 'pending';
create index payout_reversal_booking_idx on payout_reversal (booking_id);
create index payout_reversal_payout_idx on payout_reversal (payout_id);

create table payout_event (
  id            uuid primary key,
  payout_id     uuid not null references payout,
  kind          text not null,
  from_status   text,
  to_status     text not null,
  -- Null for the clock and the provider.
  actor_user_id uuid references authenticated_user,
  actor_role    text not null check (actor_role in ('mentor', 'staff', 'system')),
  text          text,
  created_at    timestamptz not null
);
alter table payout_event alter text set statistics 0;
create index payout_event_payout_idx on payout_event (payout_id, created_at);
create index payout_event_actor_idx on payout_event (actor_user_id) where actor_user_id is not null;
create trigger payout_event_append_only before update or delete on payout_event
  for each row execute function refuse_change();
create trigger no_truncate before truncate on payout_event for each statement execute function refuse_truncate();

-- How far a run has come, so that another process goes on where one was killed.
create table payout_run (
  schedule      text not null check (schedule in ('weekly', 'monthly')),
  scheduled_for timestamptz not null,
  after_user_id uuid,
  finished_at   timestamptz,
  primary key (schedule, scheduled_for)
);

-- The ledger is made before payouts are.
alter table ledger_entry add constraint ledger_entry_payout_id_fkey foreign key (payout_id) references payout;

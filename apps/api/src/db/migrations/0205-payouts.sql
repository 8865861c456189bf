-- Mentors are paid: whose each line of the ledger is, payouts with the sessions they pay, and what is taken back of them.

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
  provider_payout_id text,
  -- The number of a transfer that the staff made.
  reference          text,
  failure            text,
  is_by_hand         boolean not null default false,
  -- The run that it belongs to; the moment of the request where it was asked for by hand.
  scheduled_for      timestamptz not null,
  created_at         timestamptz not null,
  sent_at            timestamptz,
  arrives_at         timestamptz,
  paid_at            timestamptz,
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

create function check_payout_move() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('held', 'pending'), ('held', 'cancelled'), ('pending', 'held'), ('pending', 'in_transit'), ('pending', 'paid'),
    ('pending', 'failed'), ('pending', 'cancelled'), ('in_transit', 'paid'), ('in_transit', 'failed'),
    -- A bank may return what it had booked.
    ('paid', 'failed'), ('failed', 'pending'), ('failed', 'held'), ('failed', 'cancelled')) then
    raise exception 'a payout cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'payout_legal_move';
  end if;
  return new;
end $$;
create trigger payout_legal_move before update of status on payout for each row execute function check_payout_move();

create table payout_line (
  payout_id         uuid not null references payout,
  booking_id        uuid not null references booking,
  payment_id        uuid not null references payment,
  amount_minor      bigint not null check (amount_minor > 0),
  -- What of it pays the mentor's debt.
  debt_taken_minor  bigint not null default 0 check (debt_taken_minor >= 0),
  -- What was taken back of it, for a refund or a lost dispute.
  returned_minor    bigint not null default 0 check (returned_minor >= 0),
  -- From here on the provider may have the transfer, and its amount stays.
  transfer_asked_at timestamptz,
  transfer_id       text,
  is_open           boolean not null default true,
  primary key (payout_id, booking_id),
  constraint payout_line_sums check (debt_taken_minor + returned_minor <= amount_minor)
);
-- Of two payouts at once, one has the session.
create unique index payout_line_one_open on payout_line (booking_id) where is_open;
create index payout_line_booking_idx on payout_line (booking_id);

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

-- How far a run has come, so that another process goes on where one was killed.
create table payout_run (
  schedule      text not null check (schedule in ('weekly', 'monthly')),
  scheduled_for timestamptz not null,
  after_user_id uuid,
  finished_at   timestamptz,
  primary key (schedule, scheduled_for)
);

alter table ledger_entry
  add column owner_user_id uuid references authenticated_user,
  add column payout_id uuid references payout,
  drop constraint ledger_entry_account_check,
  add constraint ledger_entry_account_check check (account in ('provider', 'mentor_pending', 'mentor_earned',
    'no_show_pending', 'mentor_payable', 'payout_in_transit', 'paid_out', 'mentor_debt', 'provider_fee', 'written_off',
    'platform_fee', 'dispute')) not valid;
alter table ledger_entry validate constraint ledger_entry_account_check;

-- Whose line it is follows from the booking, also for lines that the version before writes.
create function own_ledger_entry() returns trigger language plpgsql as $$
begin
  new.owner_user_id := case when new.account in ('mentor_pending', 'mentor_earned', 'no_show_pending', 'mentor_payable',
    'payout_in_transit', 'paid_out', 'mentor_debt')
    then (select mentor_user_id from booking where id = new.booking_id) end;
  return new;
end $$;
create trigger ledger_entry_owner before insert on ledger_entry for each row execute function own_ledger_entry();

alter table ledger_entry disable trigger ledger_entry_append_only;
update ledger_entry set owner_user_id = booking.mentor_user_id from booking
where booking.id = booking_id and account in ('mentor_pending', 'mentor_earned', 'no_show_pending');
alter table ledger_entry enable trigger ledger_entry_append_only;
create index ledger_entry_owner_idx on ledger_entry (owner_user_id, currency, account) where owner_user_id is not null;
create index ledger_entry_payout_idx on ledger_entry (payout_id) where payout_id is not null;

-- From when on what was earned may be paid out; null once it may, or where nothing was earned.
alter table payment add column payable_at timestamptz;
create index payment_payable_idx on payment (payable_at) where payable_at is not null;

create function expect_payable() returns trigger language plpgsql as $$
begin
  update payment set payable_at = coalesce(payable_at, booking.end_at + interval '72 hours')
  from booking where payment.id = new.payment_id and booking.id = new.booking_id;
  return null;
end $$;
create trigger ledger_entry_earned after insert on ledger_entry for each row
  when (new.account = 'mentor_earned' and new.amount_minor < 0) execute function expect_payable();

update payment set payable_at = booking.end_at + interval '72 hours' from booking
where booking.id = booking_id and exists (
  select from ledger_entry entry where entry.booking_id = booking.id and entry.account = 'mentor_earned'
  having sum(entry.amount_minor) < 0);

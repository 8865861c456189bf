-- Payments, refunds, the ledger and receipts.

-- What a booking costs and where its money is. Sums are minor units of `currency`.
create table payment (
  id                    uuid primary key,
  -- A booking is paid once or not at all: what was let go of is never paid after all.
  booking_id            uuid not null references booking constraint payment_one_a_booking unique,
  provider              text not null check (provider in ('stripe', 'sandbox')),
  -- Null until the provider has answered; its idempotency key is made from the booking, so that asking again is safe.
  intent_id             text,
  livemode              boolean,
  capture_method        text not null check (capture_method in ('automatic', 'manual')),
  status                text not null default 'requires_payment'
                        check (status in ('requires_payment', 'authorized', 'paid', 'voided', 'failed',
                                          'partially_refunded', 'refunded', 'disputed')),
  amount_minor          bigint not null check (amount_minor > 0),
  currency              char(3) not null,
  -- The platform's part, frozen with the price.
  fee_minor             bigint not null,
  captured_minor        bigint not null default 0,
  refunded_minor        bigint not null default 0,
  -- Promised and not yet confirmed by the provider.
  refund_pending_minor  bigint not null default 0,
  authorisation_ends_at timestamptz,
  -- The mentor has accepted: the authorised sum is to be taken, whoever finds it not taken yet.
  capture_asked_at      timestamptz,
  card_brand            text,
  card_last4            text,
  failure               text,
  dispute               text check (dispute in ('open', 'won', 'lost')),
  -- What the provider tells of it is not what was asked for: nothing is done until somebody has looked.
  mismatch              text,
  paid_at               timestamptz,
  -- From when on what was earned may be paid out; null once it may, or where nothing was earned.
  payable_at            timestamptz,
  -- Until when its student can't pay, where the payment was ended because too many of their cards were declined.
  paused_until          timestamptz,
  -- When the provider was last asked how it stands.
  checked_at            timestamptz,
  -- Raised with each word of the provider that was taken over, so that an older one is never written over a newer one.
  version               integer not null default 0,
  created_at            timestamptz not null default now(),
  updated_at            timestamptz not null default now(),
  constraint payment_sums check (
    0 <= refunded_minor and 0 <= refund_pending_minor and refunded_minor + refund_pending_minor <= captured_minor
    and captured_minor <= amount_minor and 0 <= fee_minor and fee_minor <= amount_minor)
);
alter table payment alter card_last4 set statistics 0;
create unique index payment_intent on payment (provider, intent_id);
-- What the reconciling job looks at: money that may move.
create index payment_unsettled on payment (checked_at) where status in ('requires_payment', 'authorized', 'failed');
create index payment_payable_idx on payment (payable_at) where payable_at is not null;
-- What the staff look at until it is settled.
create index payment_dispute_open_idx on payment (id) where dispute = 'open';

create table refund (
  id                 uuid primary key,
  payment_id         uuid not null references payment,
  amount_minor       bigint not null check (amount_minor > 0),
  -- `technical_fault`: half of the price, where a technical problem kept both people apart. `by_staff`: with a reason of their own.
  reason             text not null check (reason in ('cancelled_in_time', 'cancelled_late', 'mentor_cancelled',
                       'platform_cancelled', 'mentor_absent', 'technical_fault', 'paid_too_late', 'made_at_provider', 'by_staff')),
  status             text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  provider_refund_id text unique,
  failure            text,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now()
);
create index refund_payment_idx on refund (payment_id);
create index refund_pending_idx on refund (created_at) where status = 'pending';
-- What the staff look at until it is settled.
create index refund_failed_idx on refund (payment_id) where status = 'failed';

-- Double entry: the lines of a posting add up to nothing, and so do those of a booking. Debits are positive.
create table ledger_entry (
  id            uuid primary key,
  posting_id    uuid not null,
  -- One posting for each thing that happens, however often it is told: `capture:…`, `refund:…`.
  occasion      text not null,
  booking_id    uuid not null references booking,
  payment_id    uuid not null references payment,
  -- `no_show_pending`: the mentor's share of a booking whose no-show is not decided.
  account       text not null check (account in ('provider', 'mentor_pending', 'mentor_earned',
                  'no_show_pending', 'mentor_payable', 'payout_in_transit', 'paid_out', 'mentor_debt', 'provider_fee', 'written_off',
                  'platform_fee', 'dispute')),
  -- Whose line it is; null for those of the platform and of providers.
  owner_user_id uuid references authenticated_user,
  payout_id     uuid,
  amount_minor  bigint not null check (amount_minor <> 0),
  currency      char(3) not null,
  created_at    timestamptz not null default clock_timestamp(),
  constraint ledger_entry_once unique (occasion, account)
);
create index ledger_entry_booking_idx on ledger_entry (booking_id);
create index ledger_entry_posting_idx on ledger_entry (posting_id);
create index ledger_entry_owner_idx on ledger_entry (owner_user_id, currency, account) where owner_user_id is not null;
create index ledger_entry_payout_idx on ledger_entry (payout_id) where payout_id is not null;

-- Events that a payment provider told of, each once.
create table payment_provider_event (
  id          text not null,
  provider    text not null,
  kind        text not null,
  intent_id   text,
  received_at timestamptz not null default now(),
  primary key (provider, id)
);
create index payment_provider_event_received_idx on payment_provider_event (received_at);

-- A number for each payment whose money was taken, and nothing about a person.
create table receipt_count (
  year    integer primary key,
  numbers integer not null
);

create table receipt (
  payment_id uuid primary key references payment,
  year       integer not null,
  number     integer not null,
  issued_at  timestamptz not null,
  constraint receipt_number_once unique (year, number)
);

create function check_posting_balances() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ledger_entry where posting_id = new.posting_id group by currency having sum(amount_minor) <> 0) then
    raise exception 'the posting % does not balance', new.posting_id using errcode = 'check_violation', constraint = 'ledger_balances';
  end if;
  return null;
end $$;

-- Numbers of a year follow one another without a gap: one is taken as the last thing before the commit that takes the
-- money, so that what is rolled back takes none, and nobody waits longer than a commit.
create function number_receipt() returns trigger language plpgsql as $$
declare
  issued timestamptz;
  of_year integer;
  next_number integer;
begin
  if exists (select 1 from receipt where payment_id = new.id) then
    return null;
  end if;
  issued := coalesce(new.paid_at, now());
  of_year := extract(year from issued at time zone 'UTC');
  insert into receipt_count (year, numbers) values (of_year, 1)
    on conflict (year) do update set numbers = receipt_count.numbers + 1
    returning numbers into next_number;
  insert into receipt (payment_id, year, number, issued_at) values (new.id, of_year, next_number, issued);
  return null;
end $$;

create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function refuse_change();
create trigger no_truncate before truncate on ledger_entry for each statement execute function refuse_truncate();

create constraint trigger ledger_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function check_posting_balances();

create trigger receipt_append_only before update or delete on receipt
  for each row execute function refuse_change();
create trigger no_truncate before truncate on receipt for each statement execute function refuse_truncate();

create constraint trigger payment_receipt after insert or update of captured_minor on payment
  deferrable initially deferred for each row when (new.captured_minor > 0) execute function number_receipt();

-- Whose line it is follows from the booking.
create function own_ledger_entry() returns trigger language plpgsql as $$
begin
  new.owner_user_id := case when new.account in ('mentor_pending', 'mentor_earned', 'no_show_pending', 'mentor_payable',
    'payout_in_transit', 'paid_out', 'mentor_debt')
    then (select mentor_user_id from booking where id = new.booking_id) end;
  return new;
end $$;
create trigger ledger_entry_owner before insert on ledger_entry for each row execute function own_ledger_entry();

-- What can still be withdrawn from is not paid out.
create function expect_payable() returns trigger language plpgsql as $$
begin
  update payment set payable_at = coalesce(payable_at,
    greatest(booking.end_at + interval '72 hours', case when booking.withdraw_after_start then booking.withdraw_until end))
  from booking where payment.id = new.payment_id and booking.id = new.booking_id;
  return null;
end $$;
create trigger ledger_entry_earned after insert on ledger_entry for each row
  when (new.account = 'mentor_earned' and new.amount_minor < 0) execute function expect_payable();

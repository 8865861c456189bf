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

-- The name of a bank account's holder is compared with that of a student like cards and browsers.
alter table account_signal drop constraint account_signal_kind_check;
alter table account_signal add constraint account_signal_kind_check
  check (kind in ('card', 'device', 'address', 'holder')) not valid;

alter table review drop constraint review_uncounted_because_check;
alter table review add constraint review_uncounted_because_check
  check (uncounted_because in ('new_account', 'same_card', 'same_device', 'same_address', 'review_ring')) not valid;

alter table strike drop constraint strike_kind_check;
alter table strike add constraint strike_kind_check
  check (kind in ('no_show', 'late_cancellation', 'paying_outside', 'chargeback', 'safety', 'other')) not valid;

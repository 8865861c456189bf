-- A cancel that waits for its reversals, and the files of payouts that staff make by hand.

-- From here on a payout isn't sent any more; null again where not all of it came back.
alter table payout add column cancel_asked_at timestamptz;

-- A file for the bank: its payouts stay the same, however often it is read.
create table payout_batch (
  id         uuid primary key,
  created_by uuid not null references authenticated_user,
  created_at timestamptz not null
);
create index payout_batch_created_by_idx on payout_batch (created_by);
alter table payout add column batch_id uuid references payout_batch;
create index payout_batch_idx on payout (batch_id) where batch_id is not null;

-- What is asked of the provider for a payout, and who hears of it.
alter table payout
  -- Counts the refusals of the provider: the next request is another one, and the same refusal isn't repeated.
  add column refusals integer not null default 0,
  -- From here on the provider may be sending it to the bank.
  add column send_asked_at timestamptz;

alter table webhook_delivery add column payout_event_id uuid references payout_event;
create unique index webhook_delivery_payout_once on webhook_delivery (subscription_id, payout_event_id, event)
  where payout_event_id is not null;

-- How the last attempt to send a mail went, and which mails no member of the staff reads.

alter table mail_message
  -- When it last could not be handed over, and what the server said. It is tried again.
  add failed_at timestamptz,
  add failure text,
  -- It has a code, or says who reported something.
  add is_secret boolean not null default false;
alter table mail_message alter failure set statistics 0;
update mail_message set is_secret = true where kind in ('proof_code', 'report_received', 'report_outcome');
create index mail_message_failed_idx on mail_message (failed_at) where failed_at is not null and sent_at is null;

-- What the staff look at until it is settled.
create index payment_dispute_open_idx on payment (id) where dispute = 'open';
create index refund_failed_idx on refund (payment_id) where status = 'failed';

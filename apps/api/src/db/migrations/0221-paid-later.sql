-- When the payment of a booking opens that was made more than 90 days before its start; null for all others.
-- Until a week after that its time is held unpaid.
alter table booking add column payment_opens_at timestamptz;
-- A prospect's bookings that are paid later are counted for each new one.
create index booking_paid_later on booking (prospect_user_id) where status = 'pending_payment' and payment_opens_at is not null;

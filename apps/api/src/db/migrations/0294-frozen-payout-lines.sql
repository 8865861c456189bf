-- What a session's line in a payout says stays as it was: what was paid and kept when the payout began, and what was sent.
-- What was refunded before is the rest: `paid_minor - platform_fee_minor - amount_minor`.
-- Triggers set it, also for what the version before writes.

alter table payout_line
  add paid_minor         bigint not null default 0,
  add platform_fee_minor bigint not null default 0,
  -- Null before it was sent.
  add sent_minor         bigint;

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

with begun as (
  select line.payout_id, line.booking_id, payout.status, payout.sent_at,
    min(entry.created_at) as first_at, max(entry.created_at) as last_at,
    exists (
      select from payout_line other join payout before on before.id = other.payout_id
      where other.booking_id = line.booking_id and other.payout_id <> line.payout_id and before.status <> 'cancelled'
        and before.created_at < payout.created_at and other.returned_minor < other.amount_minor) as is_again
  from payout_line line join payout on payout.id = line.payout_id
  left join ledger_entry entry on entry.payout_id = line.payout_id and entry.booking_id = line.booking_id
    and entry.occasion like 'payout:%'
  group by line.payout_id, line.booking_id, payout.id)
update payout_line line set
  paid_minor = case when is_again then line.amount_minor else payment.captured_minor end,
  platform_fee_minor = case when is_again then 0 else (
    select coalesce(-sum(entry.amount_minor), 0) from ledger_entry entry
    where entry.booking_id = line.booking_id and account = 'platform_fee' and entry.created_at < first_at) end,
  sent_minor = case when begun.status in ('in_transit', 'paid') then
    line.amount_minor - debt_taken_minor - returned_minor + (
      select coalesce(sum(entry.amount_minor), 0) from ledger_entry entry
      where entry.payout_id = line.payout_id and entry.booking_id = line.booking_id and occasion like 'returned:%'
        and entry.amount_minor > 0 and entry.created_at > last_at
        and (account = 'paid_out' or account = 'payout_in_transit' and entry.created_at > sent_at)) end
from begun, payment
where begun.payout_id = line.payout_id and begun.booking_id = line.booking_id and payment.id = line.payment_id;

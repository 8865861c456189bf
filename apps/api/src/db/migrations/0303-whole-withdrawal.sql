-- A session that was booked for a time before the right to withdraw ends, without asking for that: the right lasts beyond it.

alter table booking
  add withdraw_after_start boolean not null default false,
  add constraint booking_withdraw_after_start check (not withdraw_after_start or (withdraw_until is not null and early_start_asked_at is null));

create or replace function check_booking_move() returns trigger language plpgsql as $$
begin
  if new.status = old.status then
    return new;
  end if;
  if (old.status, new.status) not in (
    ('pending_payment', 'confirmed'), ('pending_payment', 'requested'), ('pending_payment', 'expired'), ('pending_payment', 'cancelled'),
    ('requested', 'confirmed'), ('requested', 'declined'), ('requested', 'expired'), ('requested', 'cancelled'),
    ('confirmed', 'cancelled'), ('confirmed', 'completed'), ('confirmed', 'no_show_mentor'), ('confirmed', 'no_show_prospect'),
    ('completed', 'cancelled'), ('completed', 'no_show_mentor'), ('completed', 'no_show_prospect'),
    ('no_show_mentor', 'no_show_prospect'), ('no_show_mentor', 'completed'), ('no_show_mentor', 'cancelled'),
    ('no_show_prospect', 'no_show_mentor'), ('no_show_prospect', 'completed'), ('no_show_prospect', 'cancelled'),
    ('expired', 'confirmed'), ('expired', 'requested')
  ) then
    raise exception 'a booking cannot go from % to %', old.status, new.status using errcode = 'check_violation', constraint = 'booking_legal_move';
  end if;
  return new;
end $$;

-- What can still be withdrawn from is not paid out.
create or replace function expect_payable() returns trigger language plpgsql as $$
begin
  update payment set payable_at = coalesce(payable_at,
    greatest(booking.end_at + interval '72 hours', case when booking.withdraw_after_start then booking.withdraw_until end))
  from booking where payment.id = new.payment_id and booking.id = new.booking_id;
  return null;
end $$;

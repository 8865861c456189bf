-- Whether both sides are there is asked before anything else of a booking: an erasure takes services along, and their
-- reference would otherwise be missed first.
create or replace function check_booking_people() returns trigger language plpgsql as $$
begin
  if exists (select 1 from authenticated_user
             where id in (new.mentor_user_id, new.prospect_user_id) and status <> 'active') then
    raise exception 'a side of this booking has no active account'
      using errcode = 'check_violation', constraint = 'booking_people_active';
  end if;
  return new;
end $$;
drop trigger booking_people_active on booking;
create trigger booking_people_active before insert on booking for each row execute function check_booking_people();

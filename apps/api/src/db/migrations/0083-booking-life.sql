-- A session counts as held 48 hours after its end, and an absence can be reported until 72: what is completed may become one.
create or replace function check_booking_move() returns trigger language plpgsql as $$
begin
  if new.status = old.status then
    return new;
  end if;
  if (old.status, new.status) not in (
    ('pending_payment', 'confirmed'), ('pending_payment', 'requested'), ('pending_payment', 'expired'), ('pending_payment', 'cancelled'),
    ('requested', 'confirmed'), ('requested', 'declined'), ('requested', 'expired'), ('requested', 'cancelled'),
    ('confirmed', 'cancelled'), ('confirmed', 'completed'), ('confirmed', 'no_show_mentor'), ('confirmed', 'no_show_prospect'),
    ('completed', 'no_show_mentor'), ('completed', 'no_show_prospect'),
    ('expired', 'confirmed'), ('expired', 'requested')
  ) then
    raise exception 'a booking cannot go from % to %', old.status, new.status using errcode = 'check_violation', constraint = 'booking_legal_move';
  end if;
  return new;
end $$;

-- Proposed times are for the session as it stood: they end with whatever happens to it, by whomever. The one that is being
-- accepted is so before the session moves.
create function end_open_proposals() returns trigger language plpgsql as $$
begin
  update booking_proposal set status = 'expired', answered_at = new.updated_at where booking_id = new.id and status = 'open';
  return null;
end $$;
create trigger booking_ends_proposals after update of status, start_at on booking for each row
  when (old.status is distinct from new.status or old.start_at is distinct from new.start_at)
  execute function end_open_proposals();

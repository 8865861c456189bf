-- Whoever looks at a mentor's free times is told when they change: each change says so in its own transaction, and what
-- is said leaves when that commits. The payload is whose times they are; nothing of who changed them.
create function announce_availability(user_id uuid) returns void language sql as $$
  select pg_notify('availability', user_id::text);
$$;

-- A session takes time of both: a student may be somebody's mentor too.
create function announce_booking() returns trigger language plpgsql as $$
begin
  perform announce_availability(coalesce(new.mentor_user_id, old.mentor_user_id));
  perform announce_availability(coalesce(new.prospect_user_id, old.prospect_user_id));
  return null;
end $$;
create trigger booking_made_announced after insert on booking for each row execute function announce_booking();
create trigger booking_gone_announced after delete on booking for each row execute function announce_booking();
create trigger booking_moved_announced
  after update of status, start_at, end_at, busy_start_at, busy_end_at, hold_expires_at on booking for each row
  when ((old.status, old.start_at, old.end_at, old.busy_start_at, old.busy_end_at, old.hold_expires_at)
        is distinct from
        (new.status, new.start_at, new.end_at, new.busy_start_at, new.busy_end_at, new.hold_expires_at))
  execute function announce_booking();

create function announce_own_times() returns trigger language plpgsql as $$
begin
  perform announce_availability(coalesce(new.auth_user_id, old.auth_user_id));
  return null;
end $$;
-- Every change of a rule raises the version of its schedule. A new schedule and a new service change no time that
-- anybody looks at; a policy that a service gets of its own does.
create trigger availability_schedule_announced after update or delete on availability_schedule
  for each row execute function announce_own_times();
create trigger booking_policy_announced after update or delete on booking_policy
  for each row execute function announce_own_times();
create trigger booking_policy_override_announced after insert on booking_policy
  for each row when (new.event_type_id is not null) execute function announce_own_times();
create trigger event_type_announced after update or delete on event_type
  for each row execute function announce_own_times();
create trigger mentor_profile_status_announced after update of status on mentor_profile
  for each row when (old.status <> new.status) execute function announce_own_times();

create function announce_own_account() returns trigger language plpgsql as $$
begin
  perform announce_availability(new.id);
  return null;
end $$;
create trigger authenticated_user_status_announced after update of status on authenticated_user
  for each row when (old.status <> new.status) execute function announce_own_account();

-- Whether a service has a link follows from the calendar that its sessions are written to. What was kept of the mentor's times
-- says so, and is forgotten when that changes.
create trigger provider_calendar_target_announced after update of is_target, is_writable on provider_calendar
  for each row when ((old.is_target, old.is_writable) is distinct from (new.is_target, new.is_writable))
  execute function announce_own_times();
create trigger provider_calendar_target_made_announced after insert on provider_calendar
  for each row when (new.is_target) execute function announce_own_times();
create trigger provider_calendar_target_gone_announced after delete on provider_calendar
  for each row when (old.is_target) execute function announce_own_times();
create trigger calendar_connection_active_announced after update of is_active on calendar_connection
  for each row when (old.is_active <> new.is_active) execute function announce_own_times();

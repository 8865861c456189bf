-- A service that the staff took down: its mentor can't switch it on.
alter table event_type
  add column taken_down_at timestamptz,
  add constraint event_type_taken_down check (not is_active or taken_down_at is null) not valid;
alter table event_type validate constraint event_type_taken_down;

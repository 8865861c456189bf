-- Time off belongs to a person, and closes all their schedules, also those that they make later. Dates are of their zone; wall
-- times become instants in the slot engine alone.
create table time_off (
  id           uuid primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  first_date   date not null,
  last_date    date not null,
  -- For its mentor alone.
  note         text,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  constraint time_off_dates check (first_date <= last_date)
);
alter table time_off alter note set statistics 0;
create index time_off_person_idx on time_off (auth_user_id, last_date);
create trigger time_off_announced after insert or update or delete on time_off
  for each row execute function announce_own_times();
-- The dates of time off are others at once where its person's zone is.
create trigger mentor_profile_zone_announced after update of time_zone on mentor_profile
  for each row when (old.time_zone is distinct from new.time_zone) execute function announce_own_times();

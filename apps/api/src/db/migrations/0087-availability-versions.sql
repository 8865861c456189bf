-- What was answered about a mentor's free times is good until one of these is added: each change that is announced adds one
-- in its own transaction. Rows are only added, so that nobody waits for anybody, and old ones are swept; how many there
-- are and what their numbers add up to changes with each that becomes visible, in whatever order they do.
create table availability_change (
  id           bigint generated always as identity primary key,
  auth_user_id uuid not null,
  changed_at   timestamptz not null default clock_timestamp()
);
create index availability_change_person_idx on availability_change (auth_user_id) include (id);
create index availability_change_changed_idx on availability_change (changed_at);

create or replace function announce_availability(user_id uuid) returns void language sql as $$
  insert into availability_change (auth_user_id) values (user_id);
  select pg_notify('availability', user_id::text);
$$;

-- What else stands in an answer about free times: who the mentor is, and whether a calendar has become unreadable.
drop trigger authenticated_user_status_announced on authenticated_user;
create trigger authenticated_user_announced after update of status, first_name, last_name, slug on authenticated_user
  for each row
  when ((old.status, old.first_name, old.last_name, old.slug)
        is distinct from (new.status, new.first_name, new.last_name, new.slug))
  execute function announce_own_account();
create trigger mentor_profile_gone_announced after delete on mentor_profile
  for each row execute function announce_own_times();
create trigger provider_calendar_problem_announced after update of problem on provider_calendar
  for each row when (old.check_conflicts and (old.problem is null) <> (new.problem is null))
  execute function announce_own_times();

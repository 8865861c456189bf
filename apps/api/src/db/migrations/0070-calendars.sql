-- Calendars that people connect, and the copy of what takes time in them.
create table calendar_connection (
  id                  uuid primary key,
  auth_user_id        uuid not null references authenticated_user on delete cascade,
  provider            text not null check (provider in ('google', 'caldav', 'ical')),
  provider_account_id text not null,
  provider_email      text,
  display_name        text,
  is_active           boolean not null default true,
  scopes              text[] not null default '{}',
  expires_at          timestamptz,
  -- What lets us in, sealed with the key of this id.
  secret              bytea not null,
  secret_key_id       text not null,
  broken_told_at      timestamptz,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  constraint calendar_connection_account unique (auth_user_id, provider, provider_account_id)
);

create table provider_calendar (
  id              uuid primary key,
  connection_id   uuid not null references calendar_connection on delete cascade,
  auth_user_id    uuid not null references authenticated_user on delete cascade,
  remote_id       text not null,
  name            text not null,
  time_zone       text not null,
  is_primary      boolean not null,
  is_writable     boolean not null,
  check_conflicts boolean not null,
  is_target       boolean not null,
  -- What the provider calls the state that was read last; null for none.
  cursor          text,
  -- The span that the copy covers since it was last read as a whole.
  covered_from    timestamptz,
  covered_until   timestamptz,
  read_at         timestamptz,
  problem         text,
  failures        integer not null default 0,
  next_read_at    timestamptz not null default now(),
  constraint provider_calendar_remote unique (connection_id, remote_id),
  constraint provider_calendar_target_is_writable check (is_writable or not is_target)
);
create unique index provider_calendar_one_target on provider_calendar (auth_user_id) where is_target;
create index provider_calendar_auth_user_id_idx on provider_calendar (auth_user_id);
create index provider_calendar_due_idx on provider_calendar (next_read_at) where check_conflicts or is_target;

-- Times alone: what the appointments are is nobody's business here.
create table calendar_busy (
  provider_calendar_id uuid not null references provider_calendar on delete cascade,
  event_key            text not null,
  start_at             timestamptz not null,
  end_at               timestamptz not null,
  constraint calendar_busy_times check (start_at < end_at)
);
create index calendar_busy_event_idx on calendar_busy (provider_calendar_id, event_key);
create index calendar_busy_time_idx on calendar_busy using gist (provider_calendar_id, tstzrange(start_at, end_at));

update event_type set target_calendar_id = null;
alter table event_type
  add constraint event_type_target_calendar foreign key (target_calendar_id) references provider_calendar on delete set null;

-- Which calendars count changes what is free; what is read of them says so itself.
create trigger provider_calendar_choice_announced after update of check_conflicts on provider_calendar
  for each row when (old.check_conflicts <> new.check_conflicts) execute function announce_own_times();
create trigger provider_calendar_gone_announced after delete on provider_calendar
  for each row execute function announce_own_times();

-- Calendars that people connect, what keeps them busy there, and sessions written into them.

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
  -- Where a CalDAV account was found, as its owner typed it: whoever connects it again need not look for it. It lies sealed with the
  -- password, too, and is no secret by itself.
  server_url          text,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  constraint calendar_connection_account unique (auth_user_id, provider, provider_account_id)
);
alter table calendar_connection
  alter provider_account_id set statistics 0, alter provider_email set statistics 0, alter display_name set statistics 0,
  alter server_url set statistics 0;

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
  -- What of it can't be read, as its owner is told.
  unreadable      jsonb,
  -- Its server asks to be left alone until then.
  asked_again_at  timestamptz,
  constraint provider_calendar_remote unique (connection_id, remote_id),
  constraint provider_calendar_target_is_writable check (is_writable or not is_target)
);
alter table provider_calendar
  alter remote_id set statistics 0, alter name set statistics 0, alter unreadable set statistics 0;
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

-- What somebody began at Google's page and may complete, once and for some minutes.
create table calendar_oauth_state (
  -- SHA-256 of the state: reading this table completes nothing.
  state_hash           bytea primary key,
  auth_user_id         uuid not null references authenticated_user on delete cascade,
  -- PKCE (RFC 7636), sealed with the key of this id.
  code_verifier        bytea not null,
  code_verifier_key_id text not null,
  return_to            text,
  expires_at           timestamptz not null
);
create index calendar_oauth_state_auth_user_id_idx on calendar_oauth_state (auth_user_id);
create index calendar_oauth_state_expires_at_idx on calendar_oauth_state (expires_at);

-- Where Google tells of changes in a calendar.
create table calendar_channel (
  id                   uuid primary key,
  provider_calendar_id uuid not null references provider_calendar on delete cascade,
  -- SHA-256 of the token that comes with each message.
  token_hash           bytea not null,
  -- Google's name of what is watched; null until it has answered.
  resource_id          text,
  expires_at           timestamptz not null
);
create index calendar_channel_calendar_idx on calendar_channel (provider_calendar_id);

-- The event of a session in its mentor's calendar: where it was written, and as what.
create table session_event (
  booking_id           uuid not null references booking on delete cascade,
  provider_calendar_id uuid not null references provider_calendar on delete cascade,
  -- Null until the calendar has said that it is there: it may be nevertheless.
  event_key            text,
  etag                 text,
  start_at             timestamptz,
  end_at               timestamptz,
  ical_sequence        integer,
  join_url             text,
  written_at           timestamptz,
  created_at           timestamptz not null default now(),
  constraint session_event_written check
    (written_at is null or (event_key is not null and start_at < end_at and ical_sequence is not null)),
  -- More than one while an event waits to be taken out of a calendar that doesn't let us in now.
  primary key (booking_id, provider_calendar_id)
);
alter table session_event alter join_url set statistics 0;
create index session_event_calendar_idx on session_event (provider_calendar_id, event_key);

-- What somebody did to the event of a session in the mentor's calendar: suggested to the mentor, never done by itself.
create table session_suggestion (
  id          uuid primary key,
  booking_id  uuid not null references booking on delete cascade,
  kind        text not null check (kind in ('moved', 'deleted')),
  -- Where the event stands now.
  start_at    timestamptz,
  end_at      timestamptz,
  resolved_at timestamptz,
  -- By the mentor, or because the calendar says again what the booking says.
  resolution  text check (resolution in ('accepted', 'dismissed', 'settled')),
  created_at  timestamptz not null default now(),
  constraint session_suggestion_times check ((kind = 'moved') = (start_at is not null and end_at is not null)),
  constraint session_suggestion_end check ((resolved_at is null) = (resolution is null))
);
create unique index session_suggestion_one_open on session_suggestion (booking_id) where resolved_at is null;
create index session_suggestion_booking_idx on session_suggestion (booking_id);

-- The private addresses at which people's own calendars read their sessions.
create table calendar_feed_token (
  auth_user_id  uuid primary key references authenticated_user on delete cascade,
  -- SHA-256 of the token: what an address is looked up by.
  token_hash    bytea not null constraint calendar_feed_token_hash unique,
  -- The token itself, sealed, so that its owner can be shown the address again.
  secret        bytea not null,
  secret_key_id text not null,
  created_at    timestamptz not null default now()
);

alter table event_type add constraint event_type_target_calendar foreign key (target_calendar_id) references provider_calendar on delete set null;

-- Which calendars count changes what is free; what is read of them says so itself.
create trigger provider_calendar_choice_announced after update of check_conflicts on provider_calendar
  for each row when (old.check_conflicts <> new.check_conflicts) execute function announce_own_times();

create trigger provider_calendar_gone_announced after delete on provider_calendar
  for each row execute function announce_own_times();

create trigger provider_calendar_problem_announced after update of problem on provider_calendar
  for each row when (old.check_conflicts and (old.problem is null) <> (new.problem is null))
  execute function announce_own_times();

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

-- When mentors can be booked, for what and how: schedules, time off, services and policies.

create table availability_schedule (
  id           uuid primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  name         text not null,
  time_zone    text not null,
  is_default   boolean not null default false,
  version      integer not null default 1,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now()
);
alter table availability_schedule alter name set statistics 0;
-- Who has which schedules, and that one of them is the default.
create unique index availability_schedule_one_default on availability_schedule (auth_user_id, (case when not is_default then id end))
  nulls not distinct;

-- Wall times are kept as text, because 24:00 ends a day and `time` would fold it into the next one's start.
create table availability_rule (
  id          uuid not null,
  schedule_id uuid not null references availability_schedule on delete cascade,
  weekday     smallint check (weekday between 1 and 7),
  date        date,
  start_time  text check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  end_time    text check (end_time ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'),
  constraint availability_rule_weekly_or_dated check ((weekday is null) <> (date is null)),
  constraint availability_rule_both_times check ((start_time is null) = (end_time is null)),
  constraint availability_rule_weekly_is_open check (weekday is null or start_time is not null),
  -- One index does for both: nobody looks for one without its owner.
  primary key (schedule_id, id)
);

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

create table event_type (
  id                     uuid primary key,
  auth_user_id           uuid not null references authenticated_user on delete cascade,
  slug                   text not null,
  title                  text not null,
  description            text,
  duration_min           integer not null check (duration_min between 1 and 1440),
  price_minor            bigint not null default 0 check (price_minor >= 0),
  currency               char(3) not null,
  default_platform       text not null check (default_platform in ('google_meet', 'zoom', 'teams', 'phone', 'in_person')),
  meeting_location       text,
  target_calendar_id     uuid,
  schedule_id            uuid references availability_schedule on delete set null,
  is_active              boolean not null default true,
  -- When the staff took it down: its mentor can't switch it on.
  taken_down_at          timestamptz,
  -- Whether it was offered when the staff took it down; false once its mentor deleted it or switched it off since.
  active_when_taken_down boolean,
  position               integer not null default 0,
  -- What a mentor asks whoever books a service.
  questions              jsonb not null default '[]',
  created_at             timestamptz not null default now(),
  updated_at             timestamptz not null default now(),
  constraint event_type_slug_key unique (auth_user_id, slug),
  constraint event_type_taken_down check (not is_active or taken_down_at is null)
);
alter table event_type
  alter title set statistics 0, alter description set statistics 0, alter meeting_location set statistics 0,
  alter questions set statistics 0;
-- A calendar that a service names is read too, and one that goes looks for the services that name it.
create index event_type_target_calendar_idx on event_type (target_calendar_id) where target_calendar_id is not null;

-- The values of a new one are given by the program: DEFAULT_POLICY of packages/booking-rules.
create table booking_policy (
  id                uuid primary key,
  auth_user_id      uuid not null references authenticated_user on delete cascade,
  event_type_id     uuid references event_type on delete cascade,
  min_notice_min    integer not null check (min_notice_min >= 0),
  window_days       integer not null check (window_days between 0 and 730),
  slot_step_min     integer check (slot_step_min between 5 and 1440),
  buffer_before_min integer not null check (buffer_before_min between 0 and 1440),
  buffer_after_min  integer not null check (buffer_after_min between 0 and 1440),
  max_per_day       integer check (max_per_day > 0),
  max_per_week      integer check (max_per_week > 0),
  requires_approval boolean not null,
  approval_ttl_h    integer not null check (approval_ttl_h between 1 and 336),
  hold_min          integer not null check (hold_min between 5 and 60),
  free_cancel_min   integer not null check (free_cancel_min >= 0),
  late_refund_pct   integer not null check (late_refund_pct between 0 and 100),
  reschedule_min    integer not null check (reschedule_min >= 0),
  max_reschedules   integer not null check (max_reschedules >= 0),
  max_open_requests integer not null check (max_open_requests > 0),
  -- How many free sessions of one student with a mentor may be ahead at once.
  max_free_sessions integer not null check (max_free_sessions between 1 and 5),
  updated_at        timestamptz not null default now()
);
create unique index booking_policy_one_default on booking_policy (auth_user_id) where event_type_id is null;
create unique index booking_policy_one_override on booking_policy (event_type_id) where event_type_id is not null;

-- What was answered about a mentor's free times is good until one of these is added: each change that is announced adds one
-- in its own transaction. Rows are only added, so that nobody waits for anybody, and old ones are swept; how many there
-- are and what their numbers add up to changes with each that becomes visible, in whatever order they do.
create table availability_change (
  id           bigint generated always as identity primary key,
  auth_user_id uuid not null,
  changed_at   timestamptz not null default clock_timestamp(),
  -- Whoever keeps what the public sees asks whether anything has become visible since they looked last, which is known by
  -- transactions, as in `search_change`.
  transaction  xid8 default pg_current_xact_id()
);
create index availability_change_person_idx on availability_change (auth_user_id) include (id);
create index availability_change_changed_idx on availability_change (changed_at);
create index availability_change_transaction_idx on availability_change (transaction);

create function announce_own_times() returns trigger language plpgsql as $$
begin
  perform announce_availability(coalesce(new.auth_user_id, old.auth_user_id));
  return null;
end $$;

create function announce_own_account() returns trigger language plpgsql as $$
begin
  perform announce_availability(new.id);
  return null;
end $$;

create function announce_availability(user_id uuid) returns void language sql as $$
  insert into availability_change (auth_user_id) values (user_id);
  select pg_notify('availability', user_id::text);
$$;

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

create trigger authenticated_user_announced after update of status, first_name, last_name, slug on authenticated_user
  for each row
  when ((old.status, old.first_name, old.last_name, old.slug)
        is distinct from (new.status, new.first_name, new.last_name, new.slug))
  execute function announce_own_account();

create trigger mentor_profile_gone_announced after delete on mentor_profile
  for each row execute function announce_own_times();

create trigger time_off_announced after insert or update or delete on time_off
  for each row execute function announce_own_times();

-- The dates of time off are others at once where its person's zone is.
create trigger mentor_profile_zone_announced after update of time_zone on mentor_profile
  for each row when (old.time_zone is distinct from new.time_zone) execute function announce_own_times();

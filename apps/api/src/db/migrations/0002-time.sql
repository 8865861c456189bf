-- Time: schedules, rules, policies and the services that are booked.
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
create index availability_schedule_auth_user_id_idx on availability_schedule (auth_user_id);
create unique index availability_schedule_one_default on availability_schedule (auth_user_id) where is_default;

-- Wall times are kept as text, because 24:00 ends a day and `time` would fold it into the next one's start.
create table availability_rule (
  id          uuid primary key,
  schedule_id uuid not null references availability_schedule on delete cascade,
  weekday     smallint check (weekday between 1 and 7),
  date        date,
  start_time  text check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  end_time    text check (end_time ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'),
  constraint availability_rule_weekly_or_dated check ((weekday is null) <> (date is null)),
  constraint availability_rule_both_times check ((start_time is null) = (end_time is null)),
  constraint availability_rule_weekly_is_open check (weekday is null or start_time is not null)
);
create index availability_rule_schedule_id_idx on availability_rule (schedule_id);

create table booking_policy (
  id                uuid primary key,
  auth_user_id      uuid not null references authenticated_user on delete cascade,
  event_type_id     uuid,
  min_notice_min    integer not null default 720 check (min_notice_min >= 0),
  window_days       integer not null default 60 check (window_days between 1 and 730),
  slot_step_min     integer check (slot_step_min between 5 and 1440),
  buffer_before_min integer not null default 0 check (buffer_before_min between 0 and 1440),
  buffer_after_min  integer not null default 0 check (buffer_after_min between 0 and 1440),
  max_per_day       integer check (max_per_day > 0),
  max_per_week      integer check (max_per_week > 0),
  requires_approval boolean not null default false,
  approval_ttl_h    integer not null default 48 check (approval_ttl_h between 1 and 336),
  hold_min          integer not null default 15 check (hold_min between 5 and 60),
  free_cancel_min   integer not null default 720 check (free_cancel_min >= 0),
  late_refund_pct   integer not null default 0 check (late_refund_pct between 0 and 100),
  reschedule_min    integer not null default 720 check (reschedule_min >= 0),
  max_reschedules   integer not null default 2 check (max_reschedules >= 0),
  max_open_requests integer not null default 5 check (max_open_requests > 0),
  updated_at        timestamptz not null default now()
);
create unique index booking_policy_one_default on booking_policy (auth_user_id) where event_type_id is null;
create unique index booking_policy_one_override on booking_policy (event_type_id) where event_type_id is not null;

create table event_type (
  id                 uuid primary key,
  auth_user_id       uuid not null references authenticated_user on delete cascade,
  slug               text not null,
  title              text not null,
  description        text,
  duration_min       integer not null check (duration_min between 1 and 1440),
  price_minor        bigint not null default 0 check (price_minor >= 0),
  currency           char(3) not null,
  default_platform   text not null check (default_platform in ('google_meet', 'zoom', 'teams', 'phone', 'in_person')),
  meeting_location   text,
  target_calendar_id uuid,
  schedule_id        uuid references availability_schedule on delete set null,
  is_active          boolean not null default true,
  position           integer not null default 0,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  constraint event_type_slug_key unique (auth_user_id, slug)
);
alter table booking_policy add foreign key (event_type_id) references event_type on delete cascade;

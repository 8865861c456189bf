-- What somebody did to the event of a session in the mentor's calendar: suggested to the mentor, never done by itself.
create table session_suggestion (
  id          uuid primary key,
  booking_id  uuid not null references booking on delete cascade,
  kind        text not null check (kind in ('moved', 'deleted')),
  -- Where the event stands now.
  start_at    timestamptz,
  end_at      timestamptz,
  created_at  timestamptz not null default now(),
  resolved_at timestamptz,
  -- By the mentor, or because the calendar says again what the booking says.
  resolution  text check (resolution in ('accepted', 'dismissed', 'settled')),
  constraint session_suggestion_times check ((kind = 'moved') = (start_at is not null and end_at is not null)),
  constraint session_suggestion_end check ((resolved_at is null) = (resolution is null))
);
create unique index session_suggestion_one_open on session_suggestion (booking_id) where resolved_at is null;
create index session_suggestion_booking_idx on session_suggestion (booking_id);

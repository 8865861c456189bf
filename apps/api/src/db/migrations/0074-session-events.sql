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
create index session_event_calendar_idx on session_event (provider_calendar_id, event_key);

-- Bookings: the database itself refuses two that hold the same person's time, and every illegal move.
create table booking (
  id               uuid primary key,
  mentor_user_id   uuid not null references authenticated_user,
  prospect_user_id uuid not null references authenticated_user,
  event_type_id    uuid not null references event_type,
  status           text not null check (status in ('pending_payment', 'requested', 'confirmed', 'declined', 'expired',
                                                   'cancelled', 'completed', 'no_show_mentor', 'no_show_prospect')),
  title            text not null,
  start_at         timestamptz not null,
  end_at           timestamptz not null,
  -- The booked time with the mentor's buffers, in the policy's minutes at the time of booking.
  busy_start_at    timestamptz not null,
  busy_end_at      timestamptz not null,
  time_zone        text not null,
  mentor_time_zone text not null,
  platform         text not null,
  join_url         text,
  location         text,
  answers          jsonb not null default '[]',
  message          text,
  price_minor      bigint not null,
  currency         char(3) not null,
  policy           jsonb not null,
  hold_expires_at  timestamptz,
  ical_uid         text not null unique,
  ical_sequence    integer not null default 0,
  cancelled_by     text check (cancelled_by in ('mentor', 'prospect', 'system')),
  cancel_reason    text,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  constraint booking_times check (start_at < end_at and busy_start_at <= start_at and busy_end_at >= end_at),
  constraint booking_not_oneself check (mentor_user_id <> prospect_user_id),
  constraint booking_mentor_time_taken exclude using gist
    (mentor_user_id with =, tstzrange(busy_start_at, busy_end_at) with &&)
    where (status in ('pending_payment', 'requested', 'confirmed')),
  constraint booking_prospect_time_taken exclude using gist
    (prospect_user_id with =, tstzrange(start_at, end_at) with &&)
    where (status in ('pending_payment', 'requested', 'confirmed'))
);
create index booking_mentor_idx on booking (mentor_user_id, start_at);
create index booking_prospect_idx on booking (prospect_user_id, start_at);
create index booking_hold_expiry_idx on booking (hold_expires_at) where status in ('pending_payment', 'requested');

create table booking_event (
  id            uuid primary key,
  booking_id    uuid not null references booking,
  kind          text not null,
  from_status   text,
  to_status     text not null,
  actor_user_id uuid references authenticated_user,
  actor_role    text not null check (actor_role in ('mentor', 'prospect', 'system')),
  detail        jsonb not null default '{}',
  created_at    timestamptz not null default clock_timestamp()
);
create index booking_event_booking_id_idx on booking_event (booking_id, created_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger booking_event_append_only before update or delete on booking_event
  for each row execute function refuse_change();

-- The legal moves of packages/booking-rules, said once more where nothing can go round them.
create function check_booking_move() returns trigger language plpgsql as $$
begin
  if new.status = old.status then
    return new;
  end if;
  if (old.status, new.status) not in (
    ('pending_payment', 'confirmed'), ('pending_payment', 'requested'), ('pending_payment', 'expired'), ('pending_payment', 'cancelled'),
    ('requested', 'confirmed'), ('requested', 'declined'), ('requested', 'expired'), ('requested', 'cancelled'),
    ('confirmed', 'cancelled'), ('confirmed', 'completed'), ('confirmed', 'no_show_mentor'), ('confirmed', 'no_show_prospect'),
    ('expired', 'confirmed'), ('expired', 'requested')
  ) then
    raise exception 'a booking cannot go from % to %', old.status, new.status using errcode = 'check_violation', constraint = 'booking_legal_move';
  end if;
  return new;
end $$;
create trigger booking_legal_move before update of status on booking for each row execute function check_booking_move();

create table idempotency_key (
  auth_user_id uuid not null references authenticated_user on delete cascade,
  key          text not null,
  endpoint     text not null,
  body_hash    bytea not null,
  status       integer,
  response     jsonb,
  created_at   timestamptz not null default now(),
  primary key (auth_user_id, key)
);
create index idempotency_key_created_at_idx on idempotency_key (created_at);

-- Every mail that was made, once for each event and reader; without SMTP the development mailbox reads it from here.
create table mail_message (
  id              uuid primary key,
  kind            text not null,
  deduplication   text not null constraint mail_message_once unique,
  auth_user_id    uuid references authenticated_user on delete cascade,
  sender          text not null,
  recipient       text not null,
  subject         text not null,
  html            text not null,
  text            text not null,
  headers         jsonb not null default '{}',
  attachments     jsonb not null default '[]',
  created_at      timestamptz not null default now(),
  sent_at         timestamptz,
  smtp_message_id text
);
create index mail_message_created_at_idx on mail_message (created_at desc);

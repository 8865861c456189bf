-- Bookings and what happened to them.

-- The database itself refuses two that hold the same person's time, and every illegal change of state.
create table booking (
  id                   uuid primary key,
  mentor_user_id       uuid not null references authenticated_user,
  prospect_user_id     uuid not null references authenticated_user,
  event_type_id        uuid not null references event_type,
  status               text not null check (status in ('pending_payment', 'requested', 'confirmed', 'declined', 'expired',
                                                      'cancelled', 'completed', 'no_show_mentor', 'no_show_prospect')),
  title                text not null,
  start_at             timestamptz not null,
  end_at               timestamptz not null,
  -- The booked time with the mentor's buffers, in the policy's minutes at the time of booking.
  busy_start_at        timestamptz not null,
  busy_end_at          timestamptz not null,
  time_zone            text not null,
  mentor_time_zone     text not null,
  platform             text not null,
  join_url             text,
  location             text,
  answers              jsonb not null default '[]',
  message              text,
  price_minor          bigint not null,
  currency             char(3) not null,
  policy               jsonb not null,
  hold_expires_at      timestamptz,
  ical_uid             text not null unique,
  ical_sequence        integer not null default 0,
  cancelled_by         text check (cancelled_by in ('mentor', 'prospect', 'system')),
  cancel_reason        text,
  -- The platform's part, in hundredths of a per cent, is frozen with the price when somebody books.
  fee_basis_points     integer not null default 0
                       constraint booking_fee check (fee_basis_points between 0 and 10000),
  -- Its fixed part, in minor units.
  fee_fixed_minor      bigint not null default 0 check (fee_fixed_minor >= 0),
  -- When the payment of a booking opens that was made more than 90 days before its start; null for all others.
  -- Until a week after that its time is held unpaid.
  payment_opens_at     timestamptz,
  -- The last instant at which the prospect cancels with everything back, where it is not that of the present start: they moved the
  -- session themselves when it had passed, which gives nothing back that was lost (docs/decisions/0065).
  free_cancel_until    timestamptz,
  -- Whether the mentor acts as a trader, as they had said it when the session was booked.
  mentor_is_trader     boolean,
  -- The end of the right to withdraw; null without that right.
  withdraw_until       timestamptz,
  -- When the student asked for a session before that end, and which words they ticked.
  early_start_asked_at timestamptz,
  early_start_version  text,
  -- It was booked for a time before that end, without asking for that: the right lasts beyond it.
  withdraw_after_start boolean not null default false,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now(),
  constraint booking_times check (start_at < end_at and busy_start_at <= start_at and busy_end_at >= end_at),
  constraint booking_not_oneself check (mentor_user_id <> prospect_user_id),
  constraint booking_early_start check ((early_start_asked_at is null) = (early_start_version is null)),
  constraint booking_withdrawable check (withdraw_until is null or mentor_is_trader is true),
  constraint booking_withdraw_after_start
    check (not withdraw_after_start or (withdraw_until is not null and early_start_asked_at is null)),
  constraint booking_mentor_time_taken exclude using gist
    (mentor_user_id with =, tstzrange(busy_start_at, busy_end_at) with &&)
    where (status in ('pending_payment', 'requested', 'confirmed')),
  constraint booking_prospect_time_taken exclude using gist
    (prospect_user_id with =, tstzrange(start_at, end_at) with &&)
    where (status in ('pending_payment', 'requested', 'confirmed'))
);
alter table booking
  alter title set statistics 0, alter join_url set statistics 0, alter location set statistics 0, alter answers set statistics 0,
  alter message set statistics 0, alter cancel_reason set statistics 0;
create index booking_mentor_idx on booking (mentor_user_id, start_at);
create index booking_prospect_idx on booking (prospect_user_id, start_at);
create index booking_hold_expiry_idx on booking (hold_expires_at) where status in ('pending_payment', 'requested');
-- What the hourly sweep looks for: sessions that are over and of which nothing was reported.
create index booking_completion_idx on booking (end_at) where status = 'confirmed';
-- A prospect's bookings that are paid later are counted for each new one.
create index booking_paid_later on booking (prospect_user_id) where status = 'pending_payment' and payment_opens_at is not null;
-- More indexes of it are built beside writers: db/migrate.ts.

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
alter table booking_event alter detail set statistics 0;
create index booking_event_booking_id_idx on booking_event (booking_id, created_at);

-- Other times for a session, proposed by one side to the other; one open proposal a booking.
create table booking_proposal (
  id          uuid primary key,
  booking_id  uuid not null references booking,
  proposed_by text not null check (proposed_by in ('mentor', 'prospect')),
  starts      timestamptz[] not null check (cardinality(starts) between 1 and 3),
  message     text,
  status      text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
  answered_at timestamptz,
  created_at  timestamptz not null default now()
);
alter table booking_proposal alter message set statistics 0;
create unique index booking_proposal_one_open on booking_proposal (booking_id) where status = 'open';
create index booking_proposal_booking_idx on booking_proposal (booking_id);

-- What a student declared when they withdrew. An erasure takes name and address.
create table withdrawal (
  booking_id   uuid primary key references booking,
  name         text,
  email        text,
  withdrawn_at timestamptz not null
);
alter table withdrawal alter name set statistics 0, alter email set statistics 0;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- What is append-only row by row can't be emptied as a whole either: TRUNCATE fires no trigger of rows.
create function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- The history of bookings stays append-only; an erasure alone may take words that somebody wrote out of it.
create function refuse_booking_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('abroad_mentors.erasing', true) = 'on'
    and to_jsonb(new) - 'detail' = to_jsonb(old) - 'detail' and new.detail = old.detail - 'reason' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Whether both sides are there is asked before anything else of a booking: an erasure takes services along, and their
-- reference would otherwise be missed first.
create function check_booking_people() returns trigger language plpgsql as $$
begin
  if exists (select 1 from authenticated_user
             where id in (new.mentor_user_id, new.prospect_user_id) and status <> 'active') then
    raise exception 'a side of this booking has no active account'
      using errcode = 'check_violation', constraint = 'booking_people_active';
  end if;
  return new;
end $$;

-- A session takes time of both: a student may be somebody's mentor too.
create function announce_booking() returns trigger language plpgsql as $$
begin
  perform announce_availability(coalesce(new.mentor_user_id, old.mentor_user_id));
  perform announce_availability(coalesce(new.prospect_user_id, old.prospect_user_id));
  return null;
end $$;

-- A session counts as held 48 hours after its end, and an absence can be reported until 72: what is completed may become one. A
-- case of an absence may end otherwise than it was reported.
create function check_booking_move() returns trigger language plpgsql as $$
begin
  if new.status = old.status then
    return new;
  end if;
  if (old.status, new.status) not in (
    ('pending_payment', 'confirmed'), ('pending_payment', 'requested'), ('pending_payment', 'expired'), ('pending_payment', 'cancelled'),
    ('requested', 'confirmed'), ('requested', 'declined'), ('requested', 'expired'), ('requested', 'cancelled'),
    ('confirmed', 'cancelled'), ('confirmed', 'completed'), ('confirmed', 'no_show_mentor'), ('confirmed', 'no_show_prospect'),
    ('completed', 'cancelled'), ('completed', 'no_show_mentor'), ('completed', 'no_show_prospect'),
    ('no_show_mentor', 'no_show_prospect'), ('no_show_mentor', 'completed'), ('no_show_mentor', 'cancelled'),
    ('no_show_prospect', 'no_show_mentor'), ('no_show_prospect', 'completed'), ('no_show_prospect', 'cancelled'),
    ('expired', 'confirmed'), ('expired', 'requested')
  ) then
    raise exception 'a booking cannot go from % to %', old.status, new.status using errcode = 'check_violation', constraint = 'booking_legal_move';
  end if;
  return new;
end $$;

-- Proposed times are for the session as it stood: they end with whatever happens to it, by whomever. The one that is being
-- accepted is so before the session moves.
create function end_open_proposals() returns trigger language plpgsql as $$
begin
  update booking_proposal set status = 'expired', answered_at = new.updated_at where booking_id = new.id and status = 'open';
  return null;
end $$;

create trigger booking_legal_move before update of status on booking for each row execute function check_booking_move();

create trigger booking_event_append_only before update or delete on booking_event
  for each row execute function refuse_booking_event_change();
create trigger no_truncate before truncate on booking_event for each statement execute function refuse_truncate();

create trigger booking_people_active before insert on booking for each row execute function check_booking_people();

create trigger booking_made_announced after insert on booking for each row execute function announce_booking();

create trigger booking_gone_announced after delete on booking for each row execute function announce_booking();

create trigger booking_moved_announced
  after update of status, start_at, end_at, busy_start_at, busy_end_at, hold_expires_at on booking for each row
  when ((old.status, old.start_at, old.end_at, old.busy_start_at, old.busy_end_at, old.hold_expires_at)
        is distinct from
        (new.status, new.start_at, new.end_at, new.busy_start_at, new.busy_end_at, new.hold_expires_at))
  execute function announce_booking();

create trigger booking_ends_proposals after update of status, start_at on booking for each row
  when (old.status is distinct from new.status or old.start_at is distinct from new.start_at)
  execute function end_open_proposals();

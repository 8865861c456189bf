-- Reports, the cases they lead to, what is decided and why, and the appeals against it.

-- A case collects all reports and signals about one target, and has a version that each write names.
create table moderation_case (
  id             uuid primary key,
  -- `account`: an account as a whole.
  target_type    text not null check (target_type in ('mentor_profile', 'prospect_profile', 'service', 'review', 'booking', 'thread',
                   'message', 'account')),
  target_id      uuid not null,
  -- Whose words they are, or who did it.
  owner_user_id  uuid not null references authenticated_user,
  state          text not null default 'open'
    check (state in ('open', 'in_review', 'decided', 'appealed', 'upheld', 'overturned')),
  version        integer not null default 1,
  source         text not null check (source in ('report', 'signal', 'staff')),
  -- The weightiest so far.
  reason         text not null,
  priority       integer not null,
  due_at         timestamptz not null,
  claimed_by     uuid references authenticated_user,
  claimed_until  timestamptz,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  -- Null while something is still to be decided.
  closed_at      timestamptz,
  constraint moderation_case_claim check (
    (claimed_by is null) = (claimed_until is null) and (claimed_by is not null or state <> 'in_review')
    and (claimed_by is null or state in ('in_review', 'appealed'))),
  constraint moderation_case_closed check ((closed_at is null) = (state in ('open', 'in_review', 'appealed')))
);
create unique index moderation_case_one_open on moderation_case (target_type, target_id) where state in ('open', 'in_review');
create index moderation_case_due_idx on moderation_case (due_at) where closed_at is null;
create index moderation_case_closed_idx on moderation_case (closed_at) where closed_at is not null;
create index moderation_case_owner_idx on moderation_case (owner_user_id);
create index moderation_case_claimed_idx on moderation_case (claimed_by);

-- `docs/moderation.md` has the table of states. A case whose appeal was answered is appealed again where another of its decisions is.
create function check_case_transition() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
    ('open', 'in_review'), ('in_review', 'open'), ('open', 'decided'), ('in_review', 'decided'),
    ('decided', 'appealed'), ('appealed', 'upheld'), ('appealed', 'overturned'), ('upheld', 'appealed'),
    ('overturned', 'appealed')) then
    raise exception 'a case cannot go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'moderation_case_legal_transition';
  end if;
  return new;
end $$;
create trigger moderation_case_legal_transition before update of state on moderation_case
  for each row execute function check_case_transition();

-- What was said at the time: it stays when the words are changed or deleted afterwards.
create table moderation_evidence (
  id          uuid primary key,
  case_id     uuid not null references moderation_case on delete cascade,
  words       jsonb not null,
  -- What was written around a message; words are apart, so that each look at them is recorded.
  messages    jsonb,
  words_hash  bytea not null,
  taken_at    timestamptz not null,
  constraint moderation_evidence_once unique (case_id, words_hash)
);
alter table moderation_evidence alter words set statistics 0, alter messages set statistics 0;

create table report (
  id                uuid primary key,
  -- Names the report in mails to who made it.
  code              text not null constraint report_code_key unique,
  case_id           uuid not null references moderation_case,
  target_type       text not null check (target_type in ('mentor_profile', 'prospect_profile', 'service', 'review', 'booking', 'thread',
                      'message')),
  target_id         uuid not null,
  reason            text not null,
  text              text,
  -- Null for signed-out reporters, and once the account is erased.
  reporter_user_id  uuid references authenticated_user,
  -- A keyed hash of the network address: reports from one address count as one.
  reporter_address  bytea,
  reporter_email    citext,
  reporter_name     text,
  language          text not null default 'en',
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  outcome_told_at   timestamptz,
  -- When a reporter added to their report: each time counts towards the limit of a day.
  added_at          timestamptz[] not null default '{}'
);
alter table report alter text set statistics 0, alter reporter_email set statistics 0, alter reporter_name set statistics 0,
  alter code set statistics 0;
create unique index report_once_a_person on report (case_id, reporter_user_id) where reporter_user_id is not null;
create index report_reporter_idx on report (reporter_user_id, created_at);
create index report_address_idx on report (reporter_address, created_at);
create index report_email_idx on report (reporter_email, created_at) where reporter_email is not null;

create table moderation_decision (
  id                    uuid primary key,
  case_id               uuid not null references moderation_case,
  about_user_id         uuid not null references authenticated_user,
  -- Null where the platform decided by itself, or the operator on the command line, where no one is signed in.
  decided_by            uuid references authenticated_user,
  automated             boolean not null default false,
  -- The decision that this one undoes.
  overturns_decision_id uuid references moderation_decision,
  -- The rule that was broken; null where none was.
  rule                  text,
  actions               jsonb not null,
  facts                 text,
  -- The statement of reasons as it was sent, and in which language.
  statement             text,
  language              text not null,
  created_at            timestamptz not null,
  constraint moderation_decision_by check (not automated or decided_by is null)
);
alter table moderation_decision alter facts set statistics 0, alter statement set statistics 0;
create index moderation_decision_case_idx on moderation_decision (case_id, created_at);
create index moderation_decision_about_idx on moderation_decision (about_user_id, created_at);
create index moderation_decision_by_idx on moderation_decision (decided_by);
-- Undone once.
create unique index moderation_decision_overturned_once on moderation_decision (overturns_decision_id)
  where overturns_decision_id is not null;

create table moderation_appeal (
  id                 uuid primary key,
  decision_id        uuid not null references moderation_decision constraint moderation_appeal_once unique,
  appellant_user_id  uuid not null references authenticated_user,
  text               text,
  state              text not null default 'open' check (state in ('open', 'upheld', 'overturned')),
  decided_by         uuid references authenticated_user,
  -- Why, for the person.
  answer             text,
  created_at         timestamptz not null,
  decided_at         timestamptz,
  constraint moderation_appeal_decided check ((state = 'open') = (decided_at is null))
);
alter table moderation_appeal alter text set statistics 0, alter answer set statistics 0;
create index moderation_appeal_appellant_idx on moderation_appeal (appellant_user_id);
create index moderation_appeal_decided_by_idx on moderation_appeal (decided_by);

create table moderation_case_event (
  id             uuid primary key,
  case_id        uuid not null references moderation_case,
  kind           text not null,
  from_state     text,
  to_state       text not null,
  -- Null: the platform by itself, or a user who is not of the staff.
  actor_user_id  uuid references authenticated_user,
  decision_id    uuid references moderation_decision,
  -- A note of the staff.
  text           text,
  created_at     timestamptz not null default clock_timestamp()
);
alter table moderation_case_event alter text set statistics 0;
create index moderation_case_event_case_idx on moderation_case_event (case_id, created_at);
create index moderation_case_event_actor_idx on moderation_case_event (actor_user_id);

-- Something that a decision does and that lasts: until it ends by itself, or is undone.
create table moderation_measure (
  id           uuid primary key,
  decision_id  uuid not null references moderation_decision,
  user_id      uuid not null references authenticated_user,
  kind         text not null,
  target_type  text not null,
  target_id    uuid not null,
  -- The mentor ends it by reading the checklist for sessions.
  until_read   boolean not null default false,
  created_at   timestamptz not null,
  -- It begins after its decision: an account closes after the notice that its mentor has.
  begins_at    timestamptz,
  -- Null: it lasts until it is undone.
  ends_at      timestamptz,
  ended_at     timestamptz
);
create index moderation_measure_user_idx on moderation_measure (user_id, kind) where ended_at is null;
create index moderation_measure_target_idx on moderation_measure (target_id, kind) where ended_at is null;
create index moderation_measure_decision_idx on moderation_measure (decision_id);
create index moderation_measure_ends_idx on moderation_measure (ends_at, id) where ended_at is null;
create index moderation_measure_begins_idx on moderation_measure (begins_at, id) where ended_at is null;

create table strike (
  id           uuid primary key,
  user_id      uuid not null references authenticated_user,
  decision_id  uuid references moderation_decision,
  kind         text not null check (kind in ('no_show', 'late_cancellation', 'paying_outside', 'chargeback', 'safety', 'other')),
  -- Of a no-show or a cancellation: it counts once.
  booking_id   uuid references booking,
  created_at   timestamptz not null,
  fades_at     timestamptz not null,
  -- The decision was overturned.
  lifted_at    timestamptz,
  -- Three late cancellations count as one missed session, from the third on, and each is in one such three only: its third strike. As
  -- one of them fades, the two that are left are no part of the next three.
  counted_with uuid references strike,
  constraint strike_once_a_booking unique (kind, booking_id)
);
create index strike_user_idx on strike (user_id, created_at);
create index strike_decision_idx on strike (decision_id);

-- What was decided stays as it is. The time after which evidence is forgotten, and an erasure, take the words alone.
create function refuse_moderation_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('abroad_mentors.erasing', true) = 'on'
    and to_jsonb(new) - '{text,facts,statement}'::text[] = to_jsonb(old) - '{text,facts,statement}'::text[] then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger moderation_case_event_append_only before update or delete on moderation_case_event
  for each row execute function refuse_moderation_change();
create trigger no_truncate before truncate on moderation_case_event for each statement execute function refuse_truncate();
create trigger moderation_decision_append_only before update or delete on moderation_decision
  for each row execute function refuse_moderation_change();
create trigger no_truncate before truncate on moderation_decision for each statement execute function refuse_truncate();

-- People are there before decisions are.
alter table authenticated_user add constraint authenticated_user_suspended_by_decision_id_fkey
  foreign key (suspended_by_decision_id) references moderation_decision;

-- However a suspension is lifted, what held it is over.
create function end_suspending_measures() returns trigger language plpgsql as $$
begin
  update moderation_measure set ended_at = new.updated_at
  where user_id = new.id and kind in ('suspend', 'close_account') and ended_at is null;
  return null;
end $$;
create trigger suspension_lifted after update of status on authenticated_user for each row
  when (old.status = 'suspended' and new.status = 'active') execute function end_suspending_measures();

-- From the day on which an account closes nothing can be booked.
create function announce_closing() returns trigger language plpgsql as $$
begin
  perform announce_availability(new.user_id);
  return null;
end $$;
create trigger moderation_measure_closing_announced after insert or update on moderation_measure
  for each row when (new.kind = 'close_account') execute function announce_closing();

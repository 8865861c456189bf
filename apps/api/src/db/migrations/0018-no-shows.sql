-- A reported no-show is a case: the other side is heard, staff decide where both disagree, and the money waits meanwhile.

create table no_show_case (
  booking_id         uuid primary key references booking,
  state              text not null default 'reported'
                     check (state in ('reported', 'contested', 'accepted', 'uncontested', 'decided')),
  reported_by        text not null check (reported_by in ('mentor', 'prospect')),
  reported_at        timestamptz not null,
  answer_until       timestamptz not null,
  -- When the staff should have decided; null until it is contested.
  due_at             timestamptz,
  outcome            text check (outcome in ('mentor_absent', 'prospect_absent', 'both_came', 'technical')),
  -- What the staff found, for both sides.
  facts              text,
  -- Null where the case ended by itself.
  decided_by_user_id uuid references authenticated_user,
  ended_at           timestamptz,
  version            integer not null default 1,
  constraint no_show_case_ended check ((state in ('accepted', 'uncontested', 'decided')) = (outcome is not null and ended_at is not null)),
  constraint no_show_case_due check (state <> 'contested' or due_at is not null)
);
alter table no_show_case alter facts set statistics 0;
create index no_show_case_open_idx on no_show_case (coalesce(due_at, answer_until)) where state in ('reported', 'contested');
create index no_show_case_decided_by_idx on no_show_case (decided_by_user_id);
create index no_show_case_answer_idx on no_show_case (answer_until, booking_id) where state = 'reported';

create function check_no_show_case_move() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
    ('reported', 'contested'), ('reported', 'accepted'), ('reported', 'uncontested'), ('contested', 'decided')) then
    raise exception 'a case of a no-show cannot go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'no_show_case_legal_move';
  end if;
  return new;
end $$;
create trigger no_show_case_legal_move before update of state on no_show_case
  for each row execute function check_no_show_case_move();

-- What each side said, each word once. An erasure takes the text.
create table no_show_statement (
  id         uuid primary key,
  booking_id uuid not null references no_show_case,
  side       text not null check (side in ('mentor', 'prospect')),
  word       text not null check (word in ('report', 'agree', 'contest')),
  text       text,
  created_at timestamptz not null,
  constraint no_show_statement_once unique (booking_id, side, word)
);
alter table no_show_statement alter text set statistics 0;

-- Who pressed Join, first and last, and how often.
create table session_join (
  booking_id uuid not null references booking,
  side       text not null check (side in ('mentor', 'prospect')),
  first_at   timestamptz not null,
  last_at    timestamptz not null,
  times      integer not null default 1,
  primary key (booking_id, side)
);

-- Who of the people here are staff, and what the staff did.

create table staff_member (
  auth_user_id uuid primary key references authenticated_user,
  role         text not null check (role in ('support', 'moderator', 'finance', 'admin')),
  -- Null: the command line.
  granted_by   uuid references authenticated_user,
  granted_at   timestamptz not null default clock_timestamp(),
  revoked_at   timestamptz
);
create index staff_member_granted_by_idx on staff_member (granted_by);

create table staff_event (
  id            uuid primary key,
  -- What all features do: kinds by their form (the contract has the list), and what an act was about.
  kind          text not null check (kind ~ '^[a-z][a-z_]{1,39}$'),
  -- Null: the command line.
  actor_user_id uuid references authenticated_user,
  about_user_id uuid references authenticated_user,
  role          text check (role in ('support', 'moderator', 'finance', 'admin')),
  subject_type  text check (subject_type ~ '^[a-z][a-z_]{1,39}$'),
  subject_id    text check (length(subject_id) between 1 and 300),
  reason        text,
  created_at    timestamptz not null default clock_timestamp(),
  constraint staff_event_of_role check (role is not null or kind not in ('granted', 'revoked')),
  constraint staff_event_of_subject check ((subject_type is null) = (subject_id is null))
);
alter table staff_event alter reason set statistics 0;
create index staff_event_created_at_idx on staff_event (created_at desc, id desc);
create index staff_event_actor_idx on staff_event (actor_user_id);
create index staff_event_about_idx on staff_event (about_user_id);
create index staff_event_subject_idx on staff_event (subject_type, subject_id) where subject_id is not null;

-- The audit stays append-only; an erasure alone may take the words that were written about a user out of it.
create function refuse_staff_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('abroad_mentors.erasing', true) = 'on' and new.reason is null
    and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger staff_event_append_only before update or delete on staff_event
  for each row execute function refuse_staff_event_change();
create trigger no_truncate before truncate on staff_event for each statement execute function refuse_truncate();

-- What the audit of each day came to, with that of the days before it: a change of the past shows.
create table staff_event_day (
  day     date primary key,
  entries integer not null check (entries > 0),
  digest  bytea not null check (length(digest) = 32)
);
create trigger staff_event_day_append_only before update or delete on staff_event_day
  for each row execute function refuse_change();
create trigger no_truncate before truncate on staff_event_day for each statement execute function refuse_truncate();

-- Grants that wait for a second admin.
create table staff_grant (
  auth_user_id uuid primary key references authenticated_user,
  role         text not null check (role in ('support', 'moderator', 'finance', 'admin')),
  asked_by     uuid not null references authenticated_user,
  reason       text,
  asked_at     timestamptz not null default clock_timestamp(),
  constraint staff_grant_of_another check (asked_by <> auth_user_id)
);
alter table staff_grant alter reason set statistics 0;
create index staff_grant_asked_by_idx on staff_grant (asked_by);

-- The link that makes the first admin: one at a time, of which only a hash is kept.
create table first_admin_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);

-- Whom a member of the staff sees the product as, and until when: one person at a time. The audit keeps the reason.
create table view_as (
  staff_user_id uuid primary key references authenticated_user,
  auth_user_id  uuid not null references authenticated_user,
  until         timestamptz not null
);
create index view_as_person_idx on view_as (auth_user_id);

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

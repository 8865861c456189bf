-- Whom a member of the staff sees the product as, and until when: one person at a time. The audit keeps the reason.
create table view_as (
  staff_user_id uuid primary key references authenticated_user,
  auth_user_id  uuid not null references authenticated_user,
  until         timestamptz not null
);
create index view_as_person_idx on view_as (auth_user_id);

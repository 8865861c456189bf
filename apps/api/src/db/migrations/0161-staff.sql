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
  kind          text not null check (kind in ('granted', 'revoked', 'audit_read')),
  -- Null: the command line.
  actor_user_id uuid references authenticated_user,
  about_user_id uuid references authenticated_user,
  role          text check (role in ('support', 'moderator', 'finance', 'admin')),
  reason        text,
  created_at    timestamptz not null default clock_timestamp(),
  constraint staff_event_of_role check ((kind = 'audit_read') = (role is null))
);
alter table staff_event alter reason set statistics 0;
create index staff_event_created_at_idx on staff_event (created_at desc, id desc);
create index staff_event_actor_idx on staff_event (actor_user_id);
create index staff_event_about_idx on staff_event (about_user_id);
create trigger staff_event_append_only before update or delete on staff_event for each row execute function refuse_change();

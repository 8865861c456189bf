-- When the identity provider last vouched for the address: what it said before changes nothing any more.
alter table authenticated_user add column email_as_of timestamptz;

-- Addresses that were replaced and have yet to be told of it.
create table changed_email (
  id           uuid primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  former       citext not null,
  changed_at   timestamptz not null default now()
);
create index changed_email_auth_user on changed_email (auth_user_id);
-- Nobody is looked up by it, and samples outlive erasures (docs/decisions/0071).
alter table changed_email alter former set statistics 0;

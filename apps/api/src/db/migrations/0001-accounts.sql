-- Accounts: people, what they accepted, the addresses and slugs they had, and what is left of those who are erased.

create extension if not exists btree_gist;
create extension if not exists citext;
create extension if not exists pg_trgm;

-- Slugs that look alike are one slug (docs/decisions/0082). This is the skeleton of UTS 39 for the letters that a slug may have, in
-- lower case; an underscore is a hyphen besides. PostgreSQL works it out without calling a function.
create function slug_look(slug text) returns text language sql immutable strict parallel safe
  return replace(lower(translate(slug, '01I_', 'Oll-')), 'm', 'rn');

create table authenticated_user (
  id                       uuid primary key,
  clerk_id                 text not null constraint authenticated_user_clerk_id_key unique,
  email                    citext,
  email_verified           boolean not null default false,
  slug                     citext not null,
  first_name               text not null check (char_length(first_name) between 1 and 50),
  last_name                text not null check (char_length(last_name) between 1 and 50),
  status                   text not null default 'active' check (status in ('active', 'suspended', 'deleted')),
  terms_accepted_at        timestamptz,
  time_zone                text,
  language                 text not null default 'en',
  -- Set when somebody chooses their name here: from then on the provider's name counts no longer.
  names_chosen_at          timestamptz,
  -- What they want to be mailed.
  email_preferences        jsonb not null default '{"own_actions": true, "reminders": true, "saved_searches": true}',
  suspension_reason        text,
  -- The decision that suspended the account; null where the staff did it without one, and no decision's end lifts that.
  suspended_by_decision_id uuid,
  -- The address that does not take mail; once the person has another one, it says nothing any more.
  bounced_email            citext,
  bounced_at               timestamptz,
  -- Their slug may look like somebody else's; a slug that is chosen may not.
  slug_look_shared         boolean not null default false,
  -- When the identity provider last vouched for the address: what it said before changes nothing any more.
  email_as_of              timestamptz,
  -- The role that somebody with both uses, on all their devices; null until they choose.
  role_in_use              text,
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now(),
  -- A record that stays for the bookings of others says nothing of the person any more.
  constraint authenticated_user_deleted_is_nobody check (
    status <> 'deleted' or (
      email is null and not email_verified and clerk_id = 'deleted:' || id and terms_accepted_at is null
      and first_name = 'Deleted' and last_name = 'person' and time_zone is null and suspension_reason is null)),
  -- Letters are checked in one state of the expression, which costs a tenth of one that counts them (docs/decisions/0068).
  constraint authenticated_user_slug_check
    check (slug::text !~ '[^A-Za-z0-9_-]' and char_length(slug::text) between 3 and 50),
  constraint authenticated_user_role_in_use check (role_in_use in ('mentor', 'prospect'))
);
-- The planner keeps samples of columns, and what it sampled of somebody who is erased would stay there for long: of what people are called and
-- write it keeps none, here and in all tables (docs/decisions/0071).
alter table authenticated_user
  alter clerk_id set statistics 0, alter email set statistics 0, alter slug set statistics 0, alter first_name set statistics 0,
  alter last_name set statistics 0, alter suspension_reason set statistics 0, alter bounced_email set statistics 0;
-- Signing up asks whether the address is that of a suspended account.
create index authenticated_user_suspended_address on authenticated_user (email) where status = 'suspended';
create index authenticated_user_suspended_by_idx on authenticated_user (suspended_by_decision_id)
  where suspended_by_decision_id is not null;
-- A citext would be put into lower case in every comparison (docs/decisions/0068).
create unique index authenticated_user_slug_key on authenticated_user (lower(slug::text));
create unique index authenticated_user_slug_look_key on authenticated_user ((slug_look(slug::text)) collate "C")
  where not slug_look_shared;

-- A slug that somebody once had still leads to them; it can't be taken by anybody else.
create table former_slug (
  slug         citext primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  created_at   timestamptz not null default now()
);
alter table former_slug alter slug set statistics 0;
create index former_slug_auth_user_id_idx on former_slug (auth_user_id);
create index former_slug_look_idx on former_slug ((slug_look(slug::text)) collate "C");

-- The addresses of somebody erased lead nowhere for a year, lest somebody else be taken for them. Only a hash is kept.
create table erased_slug (
  slug_hash  bytea primary key,
  free_after timestamptz not null
);

create table terms_acceptance (
  auth_user_id uuid not null references authenticated_user on delete cascade,
  terms        text not null check (terms in ('mentor', 'platform')),
  version      text not null,
  accepted_at  timestamptz not null default now(),
  ip_address   inet,
  constraint terms_acceptance_once primary key (auth_user_id, terms, version)
);

-- Addresses that were replaced, and are told of it. For some days they also get the notice of a changed bank account.
create table changed_email (
  id           uuid primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  former       citext not null,
  changed_at   timestamptz not null default now(),
  told_at      timestamptz
);
alter table changed_email alter former set statistics 0;
create index changed_email_auth_user on changed_email (auth_user_id);
create index changed_email_changed_at on changed_email (changed_at);

-- What the identity provider has told by webhook: each message counts once.
create table identity_event (
  id          text primary key,
  received_at timestamptz not null default now()
);
create index identity_event_received_at_idx on identity_event (received_at);

-- When people signed in, as the identity provider says: for themselves, and for staff who look for what happened to an account.
create table sign_in (
  auth_user_id uuid not null references authenticated_user on delete cascade,
  signed_in_at timestamptz not null,
  primary key (auth_user_id, signed_in_at)
);
create index sign_in_at_idx on sign_in (signed_in_at);

-- What an unsubscribe link carries; made for the first mail that has one.
create table unsubscribe_token (
  auth_user_id uuid primary key references authenticated_user on delete cascade,
  token        text not null constraint unsubscribe_token_once unique,
  created_at   timestamptz not null default now()
);

-- Pictures of people. A row begins when a file is announced or comes in; its files are named by its id and hash alone.
create table avatar (
  id           uuid primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  status       text not null check (status in ('expected', 'processing', 'current')),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp')),
  size_bytes   integer not null check (size_bytes between 1 and 5242880),
  content_hash text check (content_hash ~ '^[0-9a-f]{32}$'),
  -- What a photo looks like, to notice one that another account has too.
  look         bit(64),
  claimed_at   timestamptz,
  created_at   timestamptz not null default now(),
  constraint avatar_current_has_files check (status <> 'current' or content_hash is not null)
);
create unique index avatar_one_current on avatar (auth_user_id) where status = 'current';
create index avatar_unfinished_by_person on avatar (auth_user_id, created_at) where status <> 'current';
create index avatar_unfinished on avatar (created_at) where status <> 'current';
-- A job finds the photos that nobody has looked at; where there are none that takes no time.
create index avatar_not_looked_at_idx on avatar (id) where look is null and status = 'current';

-- What people do so and so often at most in a while, where no row of theirs tells it.
create table taken_allowance (
  auth_user_id uuid not null references authenticated_user on delete cascade,
  kind         text not null check (kind in ('export', 'webhook_try')),
  taken_at     timestamptz not null default clock_timestamp()
);
create index taken_allowance_idx on taken_allowance (auth_user_id, kind, taken_at);

-- Who was erased, without a reference: rows that are carried over a restore erase again whom the backup brought back.
create table erasure (
  user_id   uuid primary key,
  erased_at timestamptz not null default now()
);

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
alter table idempotency_key alter response set statistics 0;
create index idempotency_key_created_at_idx on idempotency_key (created_at);

create function refuse_former_slug() returns trigger language plpgsql as $$
begin
  if exists (select 1 from former_slug where slug = new.slug and auth_user_id <> new.id)
    or exists (select 1 from former_slug
               where slug_look(slug::text) collate "C" = slug_look(new.slug::text) collate "C" and auth_user_id <> new.id)
    or exists (select 1 from erased_slug
               where slug_hash = sha256(convert_to(lower(new.slug::text), 'UTF8')) and free_after > now()) then
    raise exception 'the slug % leads to somebody else', new.slug
      using errcode = 'unique_violation', constraint = 'authenticated_user_slug_key';
  end if;
  return null;
end $$;

create trigger authenticated_user_former_slug after insert or update of slug on authenticated_user
  for each row execute function refuse_former_slug();

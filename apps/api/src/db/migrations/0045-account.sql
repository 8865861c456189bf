-- The account: what is mailed, why somebody is suspended, and what is left of somebody who is erased.
alter table authenticated_user
  add column email_preferences jsonb not null default '{"own_actions": true, "reminders": true}',
  add column suspension_reason text;

-- A record that stays for the bookings of others says nothing of the person any more.
alter table authenticated_user add constraint authenticated_user_deleted_is_nobody check (
  status <> 'deleted' or (
    email is null and not email_verified and clerk_id = 'deleted:' || id and terms_accepted_at is null
    and first_name = 'Deleted' and last_name = 'person' and time_zone is null and suspension_reason is null)
) not valid;

-- What an unsubscribe link carries; made for the first mail that has one.
create table unsubscribe_token (
  auth_user_id uuid primary key references authenticated_user on delete cascade,
  token        text not null constraint unsubscribe_token_once unique,
  created_at   timestamptz not null default now()
);

-- Exports cost work, and are limited by the hour.
create table account_export (
  id           uuid primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  created_at   timestamptz not null default now()
);
create index account_export_auth_user_id_idx on account_export (auth_user_id, created_at);

-- Who was erased, without a reference: rows that are carried over a restore erase again whom the backup brought back.
create table erasure (
  user_id   uuid primary key,
  erased_at timestamptz not null default now()
);

-- The addresses of somebody erased lead nowhere for a year, lest somebody else be taken for them. Only a hash is kept.
create table erased_slug (
  slug_hash  bytea primary key,
  free_after timestamptz not null
);
create or replace function refuse_former_slug() returns trigger language plpgsql as $$
begin
  if exists (select 1 from former_slug where slug = new.slug and auth_user_id <> new.id)
    or exists (select 1 from erased_slug
               where slug_hash = sha256(convert_to(lower(new.slug::text), 'UTF8')) and free_after > now()) then
    raise exception 'the slug % leads to somebody else', new.slug
      using errcode = 'unique_violation', constraint = 'authenticated_user_slug_key';
  end if;
  return null;
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
drop trigger booking_event_append_only on booking_event;
create trigger booking_event_append_only before update or delete on booking_event
  for each row execute function refuse_booking_event_change();

-- Nobody books with, or as, somebody who was erased or suspended in the same moment.
create function check_booking_people() returns trigger language plpgsql as $$
begin
  if exists (select 1 from authenticated_user
             where id in (new.mentor_user_id, new.prospect_user_id) and status <> 'active') then
    raise exception 'a side of this booking has no active account'
      using errcode = 'check_violation', constraint = 'booking_people_active';
  end if;
  return null;
end $$;
create trigger booking_people_active after insert on booking for each row execute function check_booking_people();

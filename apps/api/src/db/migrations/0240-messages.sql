-- Conversations of a mentor and a prospect: one for each pair.

create table thread (
  id              uuid primary key,
  mentor_id       uuid not null references authenticated_user,
  prospect_id     uuid not null references authenticated_user,
  -- A request until the mentor answers.
  status          text not null default 'request' check (status in ('request', 'open', 'closed')),
  -- While moderators look at it, nobody writes.
  frozen_at       timestamptz,
  started_by      uuid not null references authenticated_user,
  created_at      timestamptz not null,
  opened_at       timestamptz,
  closed_at       timestamptz,
  -- Null where the platform closed it.
  closed_by       uuid references authenticated_user,
  -- Of the last message that both see. Each message is later than the one before it.
  last_message_at timestamptz not null,
  last_message_id uuid,
  -- What each side has read, and how much it has not. The other side never sees it.
  mentor_read_at   timestamptz,
  prospect_read_at timestamptz,
  mentor_unread    integer not null default 0 check (mentor_unread >= 0),
  prospect_unread  integer not null default 0 check (prospect_unread >= 0),
  -- Who left doesn't see it in the list until something new comes.
  mentor_left_at   timestamptz,
  prospect_left_at timestamptz,
  constraint thread_one_of_pair unique (mentor_id, prospect_id),
  constraint thread_two_people check (mentor_id <> prospect_id),
  constraint thread_closed check ((status = 'closed') = (closed_at is not null) and (closed_by is null or closed_at is not null))
);
create index thread_mentor_idx on thread (mentor_id, last_message_at desc);
create index thread_prospect_idx on thread (prospect_id, last_message_at desc);
create index thread_started_idx on thread (started_by, created_at);
create index thread_closed_by_idx on thread (closed_by) where closed_by is not null;

create table message (
  id                uuid primary key,
  thread_id         uuid not null references thread on delete cascade,
  author_id         uuid not null references authenticated_user,
  author_role       text not null check (author_role in ('mentor', 'prospect')),
  -- Chosen by who sends: sending again changes nothing.
  client_message_id uuid not null,
  text              text not null,
  -- The text with its contact data hidden; null where there are none.
  masked_text       text,
  -- Where contact data stand in the text.
  spans             jsonb not null default '[]',
  offers_payment_outside boolean not null default false,
  -- The smallest hashes of its runs of five words, by which the same text is found again.
  sketch            integer[] not null default '{}',
  source            text not null check (source in ('web', 'mail')),
  created_at        timestamptz not null,
  -- Until moderators have looked at it only its author sees it.
  held_at           timestamptz,
  removed_at        timestamptz,
  removed_by_decision_id uuid,
  constraint message_once unique (thread_id, author_id, client_message_id)
);
create index message_thread_idx on message (thread_id, created_at desc, id desc);
create index message_author_idx on message (author_id, created_at);
alter table message alter text set statistics 0, alter masked_text set statistics 0, alter spans set statistics 0, alter sketch set statistics 0;
alter table thread add constraint thread_last_message foreign key (last_message_id) references message on delete set null;

create table block (
  blocker_id uuid not null references authenticated_user,
  blocked_id uuid not null references authenticated_user,
  reason     text not null check (reason in ('harassment', 'paying_outside', 'scam', 'not_a_fit', 'other')),
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  constraint block_two_people check (blocker_id <> blocked_id)
);
create index block_blocked_idx on block (blocked_id);
alter table block alter reason set statistics 0;

create table thread_event (
  id            uuid primary key,
  thread_id     uuid not null references thread on delete cascade,
  kind          text not null,
  -- Null where the platform did it.
  actor_user_id uuid references authenticated_user,
  message_id    uuid,
  created_at    timestamptz not null
);
create index thread_event_thread_idx on thread_event (thread_id, created_at);
create index thread_event_actor_idx on thread_event (actor_user_id);
create function refuse_thread_event_change() returns trigger language plpgsql as $$
begin
  -- Only with their conversation do they go.
  if tg_op = 'DELETE' and not exists (select from thread where id = old.thread_id) then
    return old;
  end if;
  raise exception 'thread_event is append-only';
end $$;
create trigger thread_event_append_only before update or delete on thread_event
  for each row execute function refuse_thread_event_change();

-- Streams of who is suspended or erased end.
create function announce_status() returns trigger language plpgsql as $$
begin
  perform pg_notify('messages', json_build_object('kind', 'ended', 'users', json_build_array(new.id))::text);
  return null;
end $$;
create trigger authenticated_user_status_announced after update of status on authenticated_user
  for each row when (old.status = 'active' and new.status <> 'active') execute function announce_status();

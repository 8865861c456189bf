-- Messages of a mentor and a prospect.

-- A conversation: one for each pair.
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
  id                     uuid primary key,
  thread_id              uuid not null references thread on delete cascade,
  author_id              uuid not null references authenticated_user,
  author_role            text not null check (author_role in ('mentor', 'prospect')),
  -- Chosen by who sends: sending again changes nothing.
  client_message_id      uuid not null,
  text                   text not null,
  -- The text with its contact data hidden; null where there are none.
  masked_text            text,
  -- The whole email of a message that has less of it; and as the other person reads it before a session, where contact data are hidden.
  whole_text             text,
  masked_whole_text      text,
  -- Where contact data stand in the text.
  spans                  jsonb not null default '[]',
  offers_payment_outside boolean not null default false,
  -- The smallest hashes of its runs of five words, by which the same text is found again.
  sketch                 integer[] not null default '{}',
  source                 text not null check (source in ('web', 'mail')),
  -- Files of an email that its message did not take along: their names, and why. The message says how many.
  files_left_out         jsonb not null default '[]' check (jsonb_typeof(files_left_out) = 'array'),
  created_at             timestamptz not null,
  -- Until moderators have looked at it only its author sees it.
  held_at                timestamptz,
  -- When moderators let it through: the same text is not held again.
  released_at            timestamptz,
  removed_at             timestamptz,
  removed_by_decision_id uuid,
  constraint message_once unique (thread_id, author_id, client_message_id)
);
create index message_thread_idx on message (thread_id, created_at desc, id desc);
create index message_author_idx on message (author_id, created_at);
alter table message
  alter text set statistics 0, alter masked_text set statistics 0, alter whole_text set statistics 0,
  alter masked_whole_text set statistics 0, alter spans set statistics 0, alter sketch set statistics 0,
  alter files_left_out set statistics 0;
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
create trigger no_truncate before truncate on thread_event for each statement execute function refuse_truncate();

-- Streams of who is suspended or erased end.
create function announce_status() returns trigger language plpgsql as $$
begin
  perform pg_notify('messages', json_build_object('kind', 'ended', 'users', json_build_array(new.id))::text);
  return null;
end $$;
create trigger authenticated_user_status_announced after update of status on authenticated_user
  for each row when (old.status = 'active' and new.status <> 'active') execute function announce_status();

-- Files in conversations. They lie in the storage, sealed, as long as their message does; without one, for an hour.

create table attachment (
  id            uuid primary key,
  -- Who sent it.
  auth_user_id  uuid not null references authenticated_user,
  -- Null until a message takes it along, and once that is deleted: then the sweep finds it.
  message_id    uuid references message on delete set null,
  -- Its place among those of the message.
  position      smallint not null default 0,
  filename      text not null,
  content_type  text not null check (content_type in ('application/pdf', 'image/webp', 'text/plain')),
  size_bytes    int not null check (size_bytes > 0),
  -- Whether a scanner has looked for malware and found none.
  is_scanned    boolean not null,
  -- The key that it is sealed with.
  key_id        text not null,
  created_at    timestamptz not null
);
alter table attachment alter filename set statistics 0;
create index attachment_user_idx on attachment (auth_user_id);
create index attachment_message_idx on attachment (message_id);
create index attachment_unattached_idx on attachment (created_at) where message_id is null;

-- A session stands in the conversation of its two people and opens what was hidden in it, so open pages hear of it.
create function announce_booking_in_thread() returns trigger language plpgsql as $$
declare
  thread_of_pair uuid;
begin
  select id into thread_of_pair from thread where mentor_id = new.mentor_user_id and prospect_id = new.prospect_user_id;
  if thread_of_pair is not null then
    perform pg_notify('messages', json_build_object('kind', 'thread', 'thread_id', thread_of_pair,
      'users', json_build_array(new.mentor_user_id, new.prospect_user_id))::text);
  end if;
  return null;
end $$;
create trigger booking_made_in_thread after insert on booking
  for each row execute function announce_booking_in_thread();
create trigger booking_changed_in_thread after update of status on booking
  for each row when (old.status is distinct from new.status) execute function announce_booking_in_thread();

-- Messages are searched for as mentors are: without marks, and by whatever is typed for a letter (packages/reference-data, `normalise`).

-- A text as it is compared: lower case, without marks that people leave out, letters that can't be seen and apostrophes, and letters, digits
-- and kana that are typed in one way or another as one of them. Text of ASCII alone, as most is, takes a hundredth of the time.
create function fold_text(said text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length(said) = length(said) then replace(lower(said), '''', '') else
    normalize(replace(replace(replace(replace(translate(
      regexp_replace(regexp_replace(lower(normalize(said, NFKD)),
        '[''\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u093C\u0A3C\u00AD\u0640\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g'),
        'ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])', 'ं', 'g'),
      'øđðłıħŧəǝŋɲɓƀɖɗɛɣǥƙɔƒƴɨʉʋƶĸςґғқҡңөүұәһҳҷҙҫٱىیےکةۃەہھँ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९ァアィイゥウェエォオカキクケコサシスセソタチッツテトナニヌネノハヒフヘホマミムメモャヤュユョヨラリルレロヮワヰヱヲンヵヶ’‘‛ʹʻʼʽ`´′',
      'oddlihteennbbddeggkofyiuvzkσггккноууаххчзсايييكهههههं012345678901234567890123456789ぁあぃいぅうぇえぉおかきくけこさしすせそたちっつてとなにぬねのはひふへほまみむめもゃやゅゆょよらりるれろゎわゐゑをんゕゖ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC) end
$$;

-- Whether a text has what was asked for in it, also where that was typed with two letters for one: "Gruesse" for "Grüße".
create function text_has(said text, asked text) returns boolean language sql immutable strict parallel safe as $$
  select fold_text(asked) <> '' and (strpos(fold_text(said), fold_text(asked)) > 0
    or said ~* '[äöüøå]' and strpos(fold_text(
      replace(replace(replace(replace(replace(lower(normalize(said, NFC)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa')),
      fold_text(asked)) > 0)
$$;

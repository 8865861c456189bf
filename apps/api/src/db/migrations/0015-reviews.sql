-- Reviews of sessions, by both sides, and what happened to them.

create table review (
  id                uuid primary key,
  booking_id        uuid not null references booking,
  author_role       text not null check (author_role in ('mentor', 'prospect')),
  author_user_id    uuid not null references authenticated_user,
  mentor_user_id    uuid not null references authenticated_user,
  status            text not null default 'sealed' check (status in ('sealed', 'published', 'hidden', 'withdrawn')),
  stars             smallint check (stars between 1 and 5),
  would_book_again  boolean,
  aspects           jsonb,
  answers           jsonb,
  text              text,
  -- What others read of the text, as of the reply, where its contact data are hidden; null where they read what was written.
  public_text       text,
  private_note      text,
  lang              text not null,
  -- Not in the mean: said with the reason in `review_event`.
  counts            boolean not null default true,
  -- Why it isn't in the mean; null where it is, or where no reason was kept.
  uncounted_because text
                    check (uncounted_because in ('new_account', 'same_card', 'same_device', 'same_address', 'review_ring')),
  -- The decision of the staff that hid it last.
  decision_id       uuid,
  reply             text,
  public_reply      text,
  reply_created_at  timestamptz,
  reply_updated_at  timestamptz,
  published_at      timestamptz,
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  constraint review_once unique (booking_id, author_role),
  constraint review_of_mentor check ((author_role = 'prospect') = (stars is not null and would_book_again is not null)),
  constraint review_of_prospect check ((author_role = 'mentor') = (answers is not null)),
  constraint review_published check (status <> 'published' or published_at is not null)
);
alter table review
  alter text set statistics 0, alter public_text set statistics 0, alter private_note set statistics 0, alter reply set statistics 0,
  alter public_reply set statistics 0;
create index review_of_mentor_idx on review (mentor_user_id, published_at desc) where author_role = 'prospect' and status = 'published';
create index review_author_idx on review (author_user_id);

create table review_event (
  id            uuid primary key,
  review_id     uuid not null references review,
  kind          text not null,
  from_status   text,
  to_status     text not null,
  actor_user_id uuid references authenticated_user,
  actor_role    text not null check (actor_role in ('mentor', 'prospect', 'system', 'staff')),
  created_at    timestamptz not null default clock_timestamp()
);
create index review_event_review_idx on review_event (review_id, created_at);
create trigger review_event_append_only before update or delete on review_event for each row execute function refuse_change();
create trigger no_truncate before truncate on review_event for each statement execute function refuse_truncate();

-- From sealed a review is published or withdrawn; one that nobody saw may be written again. What was published is only hidden,
-- shown again or withdrawn.
create function check_review_transition() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('sealed', 'published'), ('sealed', 'withdrawn'), ('withdrawn', 'sealed'),
    ('published', 'hidden'), ('published', 'withdrawn'), ('hidden', 'published'), ('hidden', 'withdrawn'))
    or (new.status = 'sealed' and old.published_at is not null) then
    raise exception 'a review cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'review_legal_transition';
  end if;
  return new;
end $$;
create trigger review_legal_transition before update of status on review for each row execute function check_review_transition();

-- What was published stays as it was written: nobody, the staff included, changes it. An erasure takes the words.
create function refuse_review_change() returns trigger language plpgsql as $$
begin
  if old.status <> 'sealed' and old.published_at is not null
    and current_setting('abroad_mentors.erasing', true) is distinct from 'on'
    and (new.stars, new.would_book_again, new.aspects, new.answers, new.text, new.public_text, new.private_note)
      is distinct from
      (old.stars, old.would_book_again, old.aspects, old.answers, old.text, old.public_text, old.private_note) then
    raise exception 'a published review stays as it is' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger review_stays before update on review for each row execute function refuse_review_change();

-- A mentor's profile shows reviews, so the processes that keep public pages are told when one of them changes. A sealed review
-- tells nothing.
create function tell_search_of_review() returns trigger language plpgsql as $$
begin
  insert into search_change (profile_id, only_times, only_card)
  select profile_id, false, true from mentor_search where auth_user_id = new.mentor_user_id;
  return null;
end $$;
create trigger review_tells_search after insert or update on review
  for each row when (new.author_role = 'prospect' and new.published_at is not null) execute function tell_search_of_review();

-- What a mentor's reviews said before many new accounts wrote some at once: shown until the end, while the staff look.
create table rating_freeze (
  mentor_user_id       uuid primary key references authenticated_user on delete cascade,
  ends_at              timestamptz not null,
  rating               numeric(3, 2),
  would_book_again_pct integer,
  aspects              jsonb not null,
  created_at           timestamptz not null
);
create index rating_freeze_ends_idx on rating_freeze (ends_at, mentor_user_id);

-- What a mentor's reviews said before many new accounts wrote some at once: shown until the end, while the staff look.
create table rating_freeze (
  mentor_user_id       uuid primary key references authenticated_user on delete cascade,
  ends_at              timestamptz not null,
  rating               numeric(3, 2),
  would_book_again_pct integer,
  aspects              jsonb not null,
  created_at           timestamptz not null
);

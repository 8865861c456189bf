-- When people signed in, as the identity provider says: for themselves, and for staff who look for what happened to an account.
create table sign_in (
  auth_user_id uuid not null references authenticated_user on delete cascade,
  signed_in_at timestamptz not null,
  primary key (auth_user_id, signed_in_at)
);
create index sign_in_at_idx on sign_in (signed_in_at);

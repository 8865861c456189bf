-- What people have typed so far of becoming a mentor, so that they can go on in another browser.
create table onboarding_draft (
  auth_user_id uuid primary key references authenticated_user,
  -- JSON of the form, which only the form reads.
  draft        text not null,
  updated_at   timestamptz not null default clock_timestamp()
);
alter table onboarding_draft alter draft set statistics 0;

-- Profiles of mentors and prospects with their histories.

create table mentor_profile (
  id                   uuid primary key,
  auth_user_id         uuid not null constraint mentor_profile_auth_user_id_key unique references authenticated_user on delete cascade,
  status               text not null default 'draft' check (status in ('draft', 'active', 'paused', 'suspended')),
  headline             text,
  about                text,
  why_study_abroad     text check (octet_length(why_study_abroad) <= 200 or char_length(why_study_abroad) <= 200),
  career_aspirations   text,
  topics_can_discuss   text check (octet_length(topics_can_discuss) <= 200 or char_length(topics_can_discuss) <= 200),
  current_country_code char(2),
  origin_country_code  char(2),
  profile_image_url    text,
  languages            text[] not null default '{}',
  time_zone            text not null,
  topics               text[] not null default '{}',
  rating               numeric(3, 2),
  review_count         integer not null default 0,
  session_count        integer not null default 0,
  -- Within how many hours a mentor usually answers; null where too few have asked, and for slower ones.
  answers_within_h     smallint,
  -- The study that a mentor chose to stand for them: the route of their card and profile. Null, or one that is there no more: the
  -- newest degree abroad does. No foreign key, which would hold an index of all studies while a million are loaded.
  main_education_id    uuid,
  -- When a mentor first passed on the link of their profile; null until then.
  link_shared_at       timestamptz,
  -- Where the platform hides the profile (status `suspended`): until when, why, and what it was before.
  hidden_until         timestamptz,
  hidden_reason        text,
  status_when_hidden   text check (status_when_hidden in ('draft', 'active', 'paused')),
  -- Whether the mentor acts as a trader; null until they have said it.
  is_trader            boolean,
  trader_name          text,
  trader_address       text,
  trader_register      text,
  -- The number in the VAT register, where they give one.
  trader_vat           text,
  -- How students reach a trader, and when they last confirmed that what they offer complies with EU law: Digital Services Act,
  -- article 30(1)(a) and (e).
  trader_email         text,
  trader_phone         text,
  trader_certified_at  timestamptz,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now(),
  constraint mentor_profile_trader check (
    (is_trader is true) = (trader_name is not null and trader_address is not null)
    and (is_trader is true or num_nonnulls(trader_name, trader_address, trader_register) = 0)),
  constraint mentor_profile_trader_contact check
    (is_trader is true or num_nonnulls(trader_email, trader_phone, trader_certified_at) = 0)
);
alter table mentor_profile
  alter headline set statistics 0, alter about set statistics 0, alter why_study_abroad set statistics 0,
  alter career_aspirations set statistics 0, alter topics_can_discuss set statistics 0, alter hidden_reason set statistics 0,
  alter trader_name set statistics 0, alter trader_address set statistics 0, alter trader_register set statistics 0,
  alter trader_vat set statistics 0, alter trader_email set statistics 0, alter trader_phone set statistics 0;
create index mentor_profile_hidden_until_idx on mentor_profile (hidden_until, auth_user_id) where hidden_until is not null;

create table mentor_education (
  id              uuid not null,
  profile_id      uuid not null references mentor_profile on delete cascade,
  school          text not null,
  university_id   uuid references university,
  country_code    char(2),
  degree_id       uuid,
  field_of_study  text,
  start_date      date,
  end_date        date,
  location        text,
  is_study_abroad boolean not null default false,
  -- Whoever changes an entry says which state of it they had before them, in the precision of the wire.
  updated_at      timestamptz(3) not null default now(),
  constraint mentor_education_dates check (end_date > start_date),
  -- One index does for both: nobody looks for one without its owner.
  primary key (profile_id, id)
);
alter table mentor_education
  alter school set statistics 0, alter field_of_study set statistics 0, alter location set statistics 0;
-- Finds who studied abroad at a university, to say how many mentors it has.
create index mentor_education_university_idx on mentor_education (university_id, profile_id) where is_study_abroad;

create table mentor_experience (
  id           uuid not null,
  profile_id   uuid not null references mentor_profile on delete cascade,
  organisation text not null,
  title        text,
  start_date   date,
  end_date     date,
  location     text,
  country_code char(2),
  is_current   boolean not null default false,
  updated_at   timestamptz(3) not null default now(),
  constraint mentor_experience_dates check (is_current or end_date > start_date),
  -- One index does for both: nobody looks for one without its owner.
  primary key (profile_id, id)
);
alter table mentor_experience
  alter organisation set statistics 0, alter title set statistics 0, alter location set statistics 0;

create table prospect_profile (
  id                    uuid primary key,
  auth_user_id          uuid not null constraint prospect_profile_auth_user_id_key unique references authenticated_user on delete cascade,
  about                 text,
  why_study_abroad      text check (octet_length(why_study_abroad) <= 200 or char_length(why_study_abroad) <= 200),
  career_aspirations    text,
  topics_can_discuss    text check (octet_length(topics_can_discuss) <= 200 or char_length(topics_can_discuss) <= 200),
  current_country_code  char(2),
  origin_country_code   char(2),
  profile_image_url     text,
  target_country_codes  text[] not null default '{}',
  target_university_ids uuid[] not null default '{}',
  target_degree_ids     uuid[] not null default '{}',
  target_fields         text[] not null default '{}',
  intake_year           integer,
  intake_term           text,
  application_stage     text not null default 'exploring'
                        check (application_stage in ('exploring', 'shortlisting', 'applying', 'offer', 'visa', 'enrolled')),
  languages             text[] not null default '{}',
  time_zone             text not null,
  visibility            text not null default 'booked_mentors' check (visibility in ('private', 'booked_mentors', 'public')),
  created_at            timestamptz not null default now(),
  updated_at            timestamptz not null default now()
);
alter table prospect_profile
  alter about set statistics 0, alter why_study_abroad set statistics 0, alter career_aspirations set statistics 0,
  alter topics_can_discuss set statistics 0;

create table prospect_education (
  id              uuid not null,
  profile_id      uuid not null references prospect_profile on delete cascade,
  school          text not null,
  university_id   uuid references university,
  country_code    char(2),
  degree_id       uuid,
  field_of_study  text,
  start_date      date,
  end_date        date,
  location        text,
  is_study_abroad boolean not null default false,
  updated_at      timestamptz(3) not null default now(),
  constraint mentor_education_dates check (end_date > start_date),
  -- One index does for both: nobody looks for one without its owner.
  primary key (profile_id, id)
);
alter table prospect_education
  alter school set statistics 0, alter field_of_study set statistics 0, alter location set statistics 0;
-- Finds who studied at a university: for the number beside one that was entered, and for what follows from its decision.
create index prospect_education_university_idx on prospect_education (university_id);

create table prospect_experience (
  id           uuid not null,
  profile_id   uuid not null references prospect_profile on delete cascade,
  organisation text not null,
  title        text,
  start_date   date,
  end_date     date,
  location     text,
  country_code char(2),
  is_current   boolean not null default false,
  updated_at   timestamptz(3) not null default now(),
  constraint mentor_experience_dates check (is_current or end_date > start_date),
  -- One index does for both: nobody looks for one without its owner.
  primary key (profile_id, id)
);
alter table prospect_experience
  alter organisation set statistics 0, alter title set statistics 0, alter location set statistics 0;

-- What people have typed so far of becoming a mentor, so that they can go on in another browser.
create table onboarding_draft (
  auth_user_id uuid primary key references authenticated_user,
  -- JSON of the form, which only the form reads.
  draft        text not null,
  updated_at   timestamptz not null default clock_timestamp()
);
alter table onboarding_draft alter draft set statistics 0;

-- Profiles of mentors and prospects with their histories, and the reference list of universities.

create table university (
  id             uuid primary key,
  name           text not null,
  state_province text,
  country_code   char(2) not null,
  domains        text[] not null default '{}',
  aliases        text[] not null default '{}',
  rank           integer,
  updated_at     timestamptz not null default now()
);
create index university_country_code_idx on university (country_code);

-- Which edition of a list that comes with the product was loaded last: a newer one brings names to a database that has the list already.
create table reference_list (
  name      text primary key,
  digest    text not null,
  loaded_at timestamptz not null default now()
);

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
  -- The study that a mentor chose to stand for them: the route of their card and profile. Null, or one that is there no more: the
  -- newest degree abroad does. No foreign key, which would hold an index of all studies while a million are loaded.
  main_education_id    uuid,
  -- When a mentor first passed on the link of their profile; null until then.
  link_shared_at       timestamptz,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now()
);
alter table mentor_profile
  alter headline set statistics 0, alter about set statistics 0, alter why_study_abroad set statistics 0,
  alter career_aspirations set statistics 0, alter topics_can_discuss set statistics 0;

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

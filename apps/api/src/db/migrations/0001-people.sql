-- People: accounts, terms, profiles and their histories.
create extension if not exists btree_gist;
create extension if not exists citext;
create extension if not exists pg_trgm;

create table authenticated_user (
  id                uuid primary key,
  clerk_id          text not null constraint authenticated_user_clerk_id_key unique,
  email             citext,
  email_verified    boolean not null default false,
  slug              citext not null constraint authenticated_user_slug_key unique,
  first_name        text not null check (char_length(first_name) between 1 and 50),
  last_name         text not null check (char_length(last_name) between 1 and 50),
  status            text not null default 'active' check (status in ('active', 'suspended', 'deleted')),
  terms_accepted_at timestamptz,
  time_zone         text,
  language          text not null default 'en',
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  constraint authenticated_user_slug_check check (slug ~ '^[A-Za-z0-9_-]{3,50}$')
);

-- A slug that somebody once had still leads to them; it can't be taken by anybody else.
create table former_slug (
  slug         citext primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  created_at   timestamptz not null default now()
);

create table terms_acceptance (
  id           uuid primary key,
  auth_user_id uuid not null references authenticated_user on delete cascade,
  terms        text not null check (terms in ('mentor', 'platform')),
  version      text not null,
  accepted_at  timestamptz not null default now(),
  ip_address   inet,
  constraint terms_acceptance_once unique (auth_user_id, terms, version)
);

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

create table mentor_profile (
  id                   uuid primary key,
  auth_user_id         uuid not null constraint mentor_profile_auth_user_id_key unique references authenticated_user on delete cascade,
  status               text not null default 'draft' check (status in ('draft', 'active', 'paused', 'suspended')),
  headline             text,
  about                text,
  why_study_abroad     text check (char_length(why_study_abroad) <= 200),
  career_aspirations   text,
  topics_can_discuss   text check (char_length(topics_can_discuss) <= 200),
  current_country_code char(2),
  origin_country_code  char(2),
  profile_image_url    text,
  languages            text[] not null default '{}',
  time_zone            text not null,
  topics               text[] not null default '{}',
  rating               numeric(3, 2),
  review_count         integer not null default 0,
  session_count        integer not null default 0,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now()
);

create table mentor_education (
  id              uuid primary key,
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
  constraint mentor_education_dates check (end_date > start_date)
);
create index mentor_education_profile_id_idx on mentor_education (profile_id);

create table mentor_experience (
  id           uuid primary key,
  profile_id   uuid not null references mentor_profile on delete cascade,
  organisation text not null,
  title        text,
  start_date   date,
  end_date     date,
  location     text,
  country_code char(2),
  is_current   boolean not null default false,
  constraint mentor_experience_dates check (is_current or end_date > start_date)
);
create index mentor_experience_profile_id_idx on mentor_experience (profile_id);

create table prospect_profile (
  id                    uuid primary key,
  auth_user_id          uuid not null constraint prospect_profile_auth_user_id_key unique references authenticated_user on delete cascade,
  about                 text,
  why_study_abroad      text check (char_length(why_study_abroad) <= 200),
  career_aspirations    text,
  topics_can_discuss    text check (char_length(topics_can_discuss) <= 200),
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

create table prospect_education (like mentor_education including all);
alter table prospect_education add foreign key (profile_id) references prospect_profile on delete cascade;
alter table prospect_education add foreign key (university_id) references university;
create table prospect_experience (like mentor_experience including all);
alter table prospect_experience add foreign key (profile_id) references prospect_profile on delete cascade;

-- Proofs that mentors studied where they say: by a code to a university address, by a document that the staff saw, or by the
-- university itself.

create table university_mail_domain (
  -- In ASCII (RFC 5890), lower case.
  domain        text not null,
  university_id uuid not null references university,
  kind          text not null default 'any' check (kind in ('any', 'student', 'staff', 'alumni')),
  trust         text not null default 'listed' check (trust in ('listed', 'confirmed', 'flagged', 'blocked')),
  -- What the reference list says of it: mailboxes are sold or given to anyone, or it is no university's.
  flags         text[] not null default '{}' check (flags <@ '{abused,stopped}'),
  -- The reference list, or an admin, whose rows no newer list changes.
  source        text not null check (source in ('list', 'staff')),
  -- Removed by an admin: a newer list doesn't bring it back.
  removed_at    timestamptz,
  version       int not null default 1,
  updated_at    timestamptz not null default clock_timestamp(),
  primary key (domain, university_id)
);
create index university_mail_domain_university_idx on university_mail_domain (university_id);
-- Finds what lies below a domain.
create index university_mail_domain_reversed_idx on university_mail_domain (reverse(domain) text_pattern_ops);

create table mail_domain_proposal (
  id            uuid primary key,
  auth_user_id  uuid not null references authenticated_user,
  university_id uuid not null references university,
  domain        text not null,
  -- A page of the university that names the domain.
  page_url      text not null,
  state         text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  created_at    timestamptz not null,
  decided_at    timestamptz,
  constraint mail_domain_proposal_once unique (university_id, domain, auth_user_id),
  constraint mail_domain_proposal_decided check ((state = 'open') = (decided_at is null))
);
alter table mail_domain_proposal alter domain set statistics 0, alter page_url set statistics 0;
create index mail_domain_proposal_user_idx on mail_domain_proposal (auth_user_id);

create table education_proof (
  id               uuid primary key,
  profile_id       uuid not null,
  education_id     uuid not null,
  auth_user_id     uuid not null references authenticated_user,
  -- The education's university when the proof began.
  university_id    uuid not null references university,
  kind             text not null check (kind in ('affiliation', 'graduation', 'vouched')),
  method           text not null check (method in ('mail', 'document', 'institution')),
  state            text not null
    check (state in ('code_sent', 'in_review', 'proven', 'refused', 'expired', 'stale', 'revoked')),
  refusal          text check (refusal in ('name_differs', 'institution_differs', 'dates_differ', 'unreadable',
    'not_a_degree', 'looks_altered', 'other')),
  -- The listed domain that the address is under.
  domain           text,
  -- Keyed hashes of the address and of the code; neither is kept.
  address_hash     bytea,
  code_hash        bytea,
  code_expires_at  timestamptz,
  code_tries       smallint not null default 0,
  -- A proof by mail that is 24 months old is asked for again, and stands while it is renewed: with what was checked last, and
  -- beside it the address that has the new code.
  asked_again_at   timestamptz,
  new_domain       text,
  new_address_hash bytea,
  version          int not null default 1,
  proven_at        timestamptz,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  constraint education_proof_education foreign key (profile_id, education_id) references mentor_education on delete cascade,
  constraint education_proof_method check ((kind, method) in
    (('affiliation', 'mail'), ('graduation', 'document'), ('vouched', 'institution'))),
  constraint education_proof_mail check ((method = 'mail') = (domain is not null)),
  constraint education_proof_code check ((state <> 'code_sent' or code_hash is not null)
    and (state in ('code_sent', 'proven') or code_hash is null) and (code_hash is null) = (code_expires_at is null)),
  constraint education_proof_new check ((new_domain is null) = (new_address_hash is null)),
  constraint education_proof_refused check ((state = 'refused') = (refusal is not null)),
  constraint education_proof_proven check (state <> 'proven' or proven_at is not null)
);
alter table education_proof alter domain set statistics 0, alter new_domain set statistics 0;
create unique index education_proof_live on education_proof (education_id, kind)
  where state in ('code_sent', 'in_review', 'proven');
create index education_proof_education_idx on education_proof (profile_id, education_id);
create index education_proof_user_idx on education_proof (auth_user_id);
create index education_proof_domain_idx on education_proof (domain, proven_at) where state in ('proven', 'stale');
create index education_proof_due_idx on education_proof (created_at) where state = 'in_review';
create index education_proof_old_idx on education_proof (proven_at)
  where state = 'proven' and method = 'mail' and asked_again_at is null;

-- A proof that was revoked by mistake counts again, or is stale if its education says something else by now.
create function check_proof_transition() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
    ('code_sent', 'proven'), ('code_sent', 'expired'), ('code_sent', 'stale'),
    ('in_review', 'proven'), ('in_review', 'refused'), ('in_review', 'stale'),
    ('proven', 'stale'), ('proven', 'revoked'), ('stale', 'revoked'),
    ('revoked', 'proven'), ('revoked', 'stale')) then
    raise exception 'a proof cannot go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'education_proof_legal_transition';
  end if;
  return new;
end $$;
create trigger education_proof_legal_transition before update of state on education_proof
  for each row execute function check_proof_transition();

-- What happened to proofs. It outlives them, and has ids only.
create table education_proof_event (
  id            uuid primary key,
  proof_id      uuid not null,
  -- Whose education it is.
  auth_user_id  uuid not null references authenticated_user,
  education_id  uuid not null,
  university_id uuid references university,
  kind          text not null,
  from_state    text,
  -- Null: the mentor took the proof back, or deleted the education.
  to_state      text,
  reason        text,
  actor_user_id uuid references authenticated_user,
  actor_role    text not null check (actor_role in ('mentor', 'staff', 'system')),
  created_at    timestamptz not null default clock_timestamp()
);
create index education_proof_event_proof_idx on education_proof_event (proof_id, created_at);
create index education_proof_event_user_idx on education_proof_event (auth_user_id);
-- Refused documents are counted by person and university: an education that is deleted and added again gives no new tries.
create index education_proof_event_refused_idx on education_proof_event (auth_user_id, university_id)
  where to_state = 'refused';
create trigger education_proof_event_append_only before update or delete on education_proof_event
  for each row execute function refuse_change();
create trigger no_truncate before truncate on education_proof_event for each statement execute function refuse_truncate();

-- One mailbox proves one account; those of revoked proofs stay taken, also after an erasure, which leaves the keyed hash without
-- its user.
create table proof_address (
  university_id uuid not null references university,
  address_hash  bytea not null,
  auth_user_id  uuid references authenticated_user,
  is_revoked    boolean not null default false,
  primary key (university_id, address_hash)
);
create index proof_address_user_idx on proof_address (auth_user_id);

-- Codes that were sent in the last day, to limit them.
create table proof_send (
  id           uuid primary key,
  auth_user_id uuid not null references authenticated_user,
  -- Keyed hashes of the domain with the sender's network, and of the mailbox.
  place_hash   bytea not null,
  mailbox_hash bytea not null,
  sent_at      timestamptz not null
);
create index proof_send_user_idx on proof_send (auth_user_id, sent_at);
create index proof_send_place_idx on proof_send (place_hash, sent_at);
create index proof_send_mailbox_idx on proof_send (mailbox_hash, sent_at);

-- Whom a university names: by their addresses, of which only keyed hashes are kept, or by a link that it sends to them itself.
create table vouch_list (
  id            uuid primary key,
  university_id uuid not null references university,
  -- Who at the university gave the list, and how that is known.
  note          text not null,
  -- The link is good until a day, and for so many people.
  link_hash     bytea,
  link_until    timestamptz,
  link_people   int check (link_people > 0),
  created_at    timestamptz not null,
  withdrawn_at  timestamptz,
  constraint vouch_list_link check ((link_hash is null) = (link_until is null) and (link_hash is null) = (link_people is null))
);
alter table vouch_list alter note set statistics 0;
create unique index vouch_list_link_idx on vouch_list (link_hash);

create table vouch_invite (
  id            uuid primary key,
  list_id       uuid not null references vouch_list on delete cascade,
  address_hash  bytea not null,
  proof_id      uuid references education_proof on delete set null,
  accepted_at   timestamptz,
  constraint vouch_invite_once unique (list_id, address_hash)
);
create index vouch_invite_address_idx on vouch_invite (address_hash);
create index vouch_invite_proof_idx on vouch_invite (proof_id);

-- Cards and profiles show what is proven, and no longer what was. Codes and documents under way tell nothing.
create trigger education_proof_card after insert or update on education_proof
  for each row when (new.proven_at is not null) execute function tell_search_of_card_by_profile();
create trigger education_proof_gone_card after delete on education_proof
  for each row when (old.proven_at is not null) execute function tell_search_of_card_by_profile();

-- A mentor who is looked at can be booked for money once a study is proven, and no more once it isn't: free times are answered anew.
create trigger education_proof_announced after insert or update of state or delete on education_proof
  for each row execute function announce_own_times();

-- Documents that people show to the staff. They lie in the storage, sealed, until `delete_at`.
create table sealed_file (
  id            uuid primary key,
  -- Who sent it.
  auth_user_id  uuid not null references authenticated_user,
  -- What it belongs to; null until it is handed in.
  subject_type  text,
  subject_id    uuid,
  filename      text not null,
  content_type  text not null check (content_type in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
  size_bytes    int not null,
  -- The key that it is sealed with.
  key_id        text not null,
  created_at    timestamptz not null,
  delete_at     timestamptz not null,
  constraint sealed_file_of check ((subject_type is null) = (subject_id is null))
);
alter table sealed_file alter filename set statistics 0;
create index sealed_file_user_idx on sealed_file (auth_user_id);
create index sealed_file_subject_idx on sealed_file (subject_id);
create index sealed_file_delete_at_idx on sealed_file (delete_at);

-- Secrets of this product, made once and sealed: their loss would make every hash that they key worthless.
create table sealed_secret (
  name          text primary key,
  secret        bytea not null,
  secret_key_id text not null,
  created_at    timestamptz not null default clock_timestamp()
);

-- Refused documents are counted by person and university: an education that is deleted and added again gives no new tries.
alter table education_proof_event add university_id uuid references university;
drop index education_proof_event_refused_idx;
create index education_proof_event_refused_idx on education_proof_event (auth_user_id, university_id)
  where to_state = 'refused';

-- The mailbox of a revoked proof stays taken also after an erasure, which leaves its keyed hash without its user.
alter table proof_address alter auth_user_id drop not null;

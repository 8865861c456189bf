-- A proof by mail that is 24 months old is asked for again, and stands while it is renewed: with what was checked last, and
-- beside it the address that has the new code.
alter table education_proof
  add asked_again_at timestamptz,
  add new_domain text,
  add new_address_hash bytea,
  drop constraint education_proof_code,
  add constraint education_proof_code check ((state <> 'code_sent' or code_hash is not null)
    and (state in ('code_sent', 'proven') or code_hash is null) and (code_hash is null) = (code_expires_at is null)),
  add constraint education_proof_new check ((new_domain is null) = (new_address_hash is null));
alter table education_proof alter new_domain set statistics 0;
create index education_proof_old_idx on education_proof (proven_at)
  where state = 'proven' and method = 'mail' and asked_again_at is null;

-- The search filters by proofs of studies, and shows them on cards.

alter table saved_search add column proof text[] not null default '{}';

-- Cards and profiles show what is proven, and no longer what was. Codes and documents under way tell nothing.
create trigger education_proof_card after insert or update on education_proof
  for each row when (new.proven_at is not null) execute function tell_search_of_card_by_profile();
create trigger education_proof_gone_card after delete on education_proof
  for each row when (old.proven_at is not null) execute function tell_search_of_card_by_profile();

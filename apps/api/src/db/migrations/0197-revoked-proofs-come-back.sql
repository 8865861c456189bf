-- A proof that was revoked by mistake counts again, or is stale if its education says something else by now.
create or replace function check_proof_transition() returns trigger language plpgsql as $$
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

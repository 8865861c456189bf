-- Counts the documents that were refused for an education.
create index education_proof_event_refused_idx on education_proof_event (education_id) where to_state = 'refused';

-- A profile that the platform hides (status `suspended`): until when, why, and what it was before.
alter table mentor_profile
  add column hidden_until       timestamptz,
  add column hidden_reason      text,
  add column status_when_hidden text check (status_when_hidden in ('draft', 'active', 'paused'));
alter table mentor_profile alter hidden_reason set statistics 0;

-- The audit takes what all features do: kinds by their form (the contract has the list), and what an act was about.
alter table staff_event
  add column subject_type text check (subject_type ~ '^[a-z][a-z_]{1,39}$'),
  add column subject_id   text check (length(subject_id) between 1 and 300),
  drop constraint staff_event_kind_check,
  drop constraint staff_event_of_role,
  add constraint staff_event_kind_check check (kind ~ '^[a-z][a-z_]{1,39}$'),
  add constraint staff_event_of_role check (role is not null or kind not in ('granted', 'revoked')),
  add constraint staff_event_of_subject check ((subject_type is null) = (subject_id is null));
create index staff_event_subject_idx on staff_event (subject_type, subject_id) where subject_id is not null;

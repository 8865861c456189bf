-- The study that a mentor chose to stand for them: the route of their card and profile. Null, or one that is there no more: the
-- newest degree abroad does. No foreign key, which would hold an index of all studies while a million are loaded.
alter table mentor_profile add column main_education_id uuid;

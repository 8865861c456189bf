-- Within how many hours a mentor usually answers; null where too few have asked, and for slower ones.
alter table mentor_profile add column answers_within_h smallint;

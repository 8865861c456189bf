-- Universities that were closed or merged stay for those who studied there, and name the one that they became part of.

alter table university add column closed_in integer;
alter table university add column successor_id uuid;
alter table university add constraint university_successor_fkey foreign key (successor_id) references university;
create index university_successor_idx on university (successor_id) where successor_id is not null;

-- When a mentor first passed on the link of their profile; null until then.
alter table mentor_profile add column link_shared_at timestamptz;

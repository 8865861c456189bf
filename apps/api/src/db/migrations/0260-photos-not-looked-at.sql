-- Photos of before the comparison are looked at by a job: it finds them, and once there are none that takes no time.
create index avatar_not_looked_at_idx on avatar (id) where look is null and status = 'current';

-- A mentor who is looked at can be booked for money once a study is proven, and no more once it isn't: free times are answered anew.
create trigger education_proof_announced after insert or update of state or delete on education_proof
  for each row execute function announce_own_times();

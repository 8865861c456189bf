-- Periodic jobs of before that were tried once and then stayed: each has had its next period since.
do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null and (payload->'_cron') is not null;
  end if;
end $$;

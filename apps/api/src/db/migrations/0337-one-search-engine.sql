-- What PostgreSQL counted for its own searches goes from databases that have it (docs/decisions/0183). New ones never had it.
do $$
declare
  routine regprocedure;
begin
  if not exists (select from pg_attribute where attrelid = 'search_document'::regclass and attname = 'ordinal' and not attisdropped) then
    return;
  end if;
  drop function keep_search_words, keep_search_counts cascade;
  for routine in
    select oid::regprocedure from pg_proc
    where pronamespace = 'public'::regnamespace and proname ^@ 'search_'
      and proname not in ('search_outbox_begin_where_ahead', 'search_filters_read')
  loop
    execute format('drop routine %s cascade', routine);
  end loop;
  drop table search_bitmap, search_sample, search_tally, search_kept, search_build, search_counted, search_rank_step, search_word,
    search_word_left;
  -- Keys and indexes that have it go with it.
  alter table search_document drop column ordinal cascade;
  alter table search_document add primary key (profile_id);
  alter table mentor_search add constraint mentor_search_document_fkey foreign key (profile_id) references search_document
    deferrable initially deferred;
  create index search_document_rank_idx on search_document (rank_score desc, profile_id);
  alter index search_document_terms_idx set (gin_pending_list_limit = 1024);
  delete from schema_migration where name ~ '^001[234]-search';
  if to_regclass('graphile_worker._private_jobs') is not null then
    delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
    where task.id = job.task_id and task.identifier in ('fold-search', 'keep-search-bits');
  end if;
end $$;

-- A database that was restored from its rows alone (pg_restore, `npm run restore`) may live on a server that has made fewer
-- transactions than the one it comes from. What the outbox has of those lies in the future there: no reader would ever be
-- told that it has missed nothing, and each would read everything anew for ever. Then the outbox begins anew; so does every
-- reader, for the generation rises.
create function search_outbox_begin_where_ahead() returns void language plpgsql as $$
declare
  next_transaction constant xid8 := pg_snapshot_xmax(pg_current_snapshot());
begin
  if exists (select from search_outbox where pg_snapshot_xmax(kept_since) > next_transaction)
    or exists (select from search_outbox_mark where pg_snapshot_xmax(position) > next_transaction)
    or exists (select from search_change where transaction >= next_transaction) then
    delete from search_change;
    delete from search_outbox_mark;
    update search_outbox set kept_since = pg_current_snapshot(), generation = generation + 1;
  end if;
end $$;

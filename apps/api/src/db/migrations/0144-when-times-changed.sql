-- Whoever keeps what the public sees asks whether anything has become visible since they looked last. Of changes to free
-- times that is known by their transaction, as of changes in the outbox of the search (migration 0090). Rows from before
-- this have none, and lie in the past.
alter table availability_change add column transaction xid8;
alter table availability_change alter column transaction set default pg_current_xact_id();
create index availability_change_transaction_idx on availability_change (transaction);

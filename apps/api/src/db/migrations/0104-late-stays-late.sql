-- The last instant at which the prospect cancels with everything back, where it is not that of the present start: they moved the
-- session themselves when it had passed, which gives nothing back that was lost (docs/decisions/0065).
alter table booking add column free_cancel_until timestamptz;

-- The whole email of a message that has less of it; and as the other person reads it before a session, where contact data are hidden.

alter table message
  add column whole_text text,
  add column masked_whole_text text;
alter table message alter whole_text set statistics 0, alter masked_whole_text set statistics 0;

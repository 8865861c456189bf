-- What of a calendar can't be read, as its owner is told, and until when its server asks to be left alone. A title is what people write, and
-- no sample of it is kept (docs/decisions/0071).
alter table provider_calendar
  add column unreadable jsonb,
  add column asked_again_at timestamptz;
alter table provider_calendar alter column unreadable set statistics 0;

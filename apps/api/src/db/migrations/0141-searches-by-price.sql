-- Searches may ask for prices: search_document.filters has k and a band of them (kEUR-30, kfree), where something can be booked.
alter table saved_search add column prices text[] not null default '{}';
-- The planner keeps no sample of what people ask for (docs/decisions/0071).
alter table saved_search alter column asked set statistics 0;

-- Searches may ask for prices: search_document.filters has c and a band of them (cEUR-30, cfree), where something can be booked.
alter table saved_search add column prices text[] not null default '{}';

-- Prices are compared by what they are worth: docs/search.md, "Prices".

comment on column search_document.price_from is
  'What the price is worth in one currency for all mentors, by search_words.exchange_rates; mentor_search has the price itself.';

-- The rates that documents are written with. Where the configured ones are others, a job renews all documents.
alter table search_words add column exchange_rates jsonb;

-- Of which rates `asked` is; null without prices among the filters.
alter table saved_search add column rates_key text;

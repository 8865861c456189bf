-- Of which version of the normaliser the words of `mentor_search` are (WORDS_VERSION of packages/search-index). A job makes
-- the rows of an older one anew, a little each minute, and remembers here how far it has come.
create table search_words (
  only_row    boolean primary key default true check (only_row),
  version     integer not null,
  renewing    integer,
  -- The last profile_id that was made anew for that version.
  renewed_to  uuid
);
insert into search_words (version) values (1);

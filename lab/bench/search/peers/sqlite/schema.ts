/** Before the rows: nothing has to survive, so nothing waits for the disk. */
export const OPEN_FOR_BUILDING = `
  pragma page_size = 8192; pragma journal_mode = off; pragma synchronous = off; pragma locking_mode = exclusive;
  pragma cache_size = -524288; pragma temp_store = memory;
  create table mentor (ordinal integer primary key, rank_score integer not null, rating integer not null,
    created integer not null, name_order integer not null);
  create table held (value integer not null, ordinal integer not null, primary key (value, ordinal)) without rowid;
  create table study_year (ordinal integer not null, year integer not null, primary key (ordinal, year)) without rowid;
  create virtual table document using fts5 (a, b, c, d, f, content = '', detail = column,
    prefix = '3 4', tokenize = 'unicode61 remove_diacritics 0');`;

/** After the rows. */
export const FINISH_BUILDING = `
  create index held_by_mentor on held (ordinal, value);
  create index mentor_by_rank on mentor (rank_score desc, ordinal);
  create index mentor_by_rating on mentor (rating desc, ordinal);
  create index mentor_by_created on mentor (created desc, ordinal);
  create index mentor_by_name on mentor (name_order, ordinal);
  insert into document (document) values ('optimize');
  analyze;`;

export const OPEN_FOR_SEARCHING = `
  pragma query_only = on; pragma mmap_size = 2147418112; pragma cache_size = -262144; pragma temp_store = memory;`;

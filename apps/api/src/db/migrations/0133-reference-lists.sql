-- Which edition of a list that comes with the product was loaded last: a newer one brings names to a database that has the list already.
create table reference_list (
  name      text primary key,
  digest    text not null,
  loaded_at timestamptz not null default now()
);

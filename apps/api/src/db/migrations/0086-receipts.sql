-- Receipts: a number for each payment whose money was taken, and nothing about a person.
create table receipt_count (
  year    integer primary key,
  numbers integer not null
);
create table receipt (
  payment_id uuid primary key references payment,
  year       integer not null,
  number     integer not null,
  issued_at  timestamptz not null,
  constraint receipt_number_once unique (year, number)
);
create trigger receipt_append_only before update or delete on receipt
  for each row execute function refuse_change();

-- Numbers of a year follow one another without a gap: one is taken as the last thing before the commit that takes the
-- money, so that what is rolled back takes none, and nobody waits longer than a commit.
create function number_receipt() returns trigger language plpgsql as $$
declare
  issued timestamptz;
  of_year integer;
  next_number integer;
begin
  if exists (select 1 from receipt where payment_id = new.id) then
    return null;
  end if;
  issued := coalesce(new.paid_at, now());
  of_year := extract(year from issued at time zone 'UTC');
  insert into receipt_count (year, numbers) values (of_year, 1)
    on conflict (year) do update set numbers = receipt_count.numbers + 1
    returning numbers into next_number;
  insert into receipt (payment_id, year, number, issued_at) values (new.id, of_year, next_number, issued);
  return null;
end $$;
create constraint trigger payment_receipt after insert or update of captured_minor on payment
  deferrable initially deferred for each row when (new.captured_minor > 0) execute function number_receipt();

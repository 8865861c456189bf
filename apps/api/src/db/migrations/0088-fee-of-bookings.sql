-- The platform's part, in hundredths of a per cent, is frozen with the price when somebody books.
alter table booking add column fee_basis_points integer not null default 0
  constraint booking_fee check (fee_basis_points between 0 and 10000);

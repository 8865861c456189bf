-- The fixed part of the platform fee as it was at the time of booking, beside `fee_basis_points`, in minor units.
alter table booking add column fee_fixed_minor bigint not null default 0 check (fee_fixed_minor >= 0);

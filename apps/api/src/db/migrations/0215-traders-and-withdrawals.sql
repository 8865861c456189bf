-- Whether a mentor acts as a trader, and the right of students to withdraw from a contract with one.

alter table mentor_profile
  -- Null until the mentor has said it.
  add is_trader       boolean,
  add trader_name     text,
  add trader_address  text,
  add trader_register text,
  add constraint mentor_profile_trader check (
    (is_trader is true) = (trader_name is not null and trader_address is not null)
    and (is_trader is true or num_nonnulls(trader_name, trader_address, trader_register) = 0));
alter table mentor_profile alter trader_name set statistics 0, alter trader_address set statistics 0, alter trader_register set statistics 0;

alter table booking
  -- As the mentor had said it when the session was booked.
  add mentor_is_trader     boolean,
  -- The end of the right to withdraw; null without that right.
  add withdraw_until       timestamptz,
  -- When the student asked for a session before that end, and which words they ticked.
  add early_start_asked_at timestamptz,
  add early_start_version  text,
  add constraint booking_early_start check ((early_start_asked_at is null) = (early_start_version is null)),
  add constraint booking_withdrawable check (withdraw_until is null or mentor_is_trader is true);

-- What a student declared when they withdrew. An erasure takes name and address.
create table withdrawal (
  booking_id   uuid primary key references booking,
  name         text,
  email        text,
  withdrawn_at timestamptz not null
);
alter table withdrawal alter name set statistics 0, alter email set statistics 0;

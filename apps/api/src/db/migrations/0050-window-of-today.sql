-- A booking window may be today alone: 0 dates after it.
alter table booking_policy drop constraint booking_policy_window_days_check;
alter table booking_policy add constraint booking_policy_window_days_check check (window_days between 0 and 730);

-- The staff refund what was paid, with a reason of their own.
alter table refund
  drop constraint refund_reason_check,
  add constraint refund_reason_check check (reason in ('cancelled_in_time', 'cancelled_late', 'mentor_cancelled',
    'platform_cancelled', 'mentor_absent', 'paid_too_late', 'made_at_provider', 'by_staff')) not valid;
alter table refund validate constraint refund_reason_check;

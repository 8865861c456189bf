-- Half of the price is refunded where a technical problem kept both people apart.
alter table refund
  drop constraint refund_reason_check,
  add constraint refund_reason_check check (reason in ('cancelled_in_time', 'cancelled_late', 'mentor_cancelled',
    'platform_cancelled', 'mentor_absent', 'technical_fault', 'paid_too_late', 'made_at_provider', 'by_staff')) not valid;
alter table refund validate constraint refund_reason_check;

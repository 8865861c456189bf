import type { CasePreset, CaseRule, CaseTargetType, ClosingReason, MaskedField } from '@abroad/contract';

/** The sentences of a statement of reasons (DSA art. 17). Dates are written in the person's language. */
export interface ModerationWords {
  about: Record<CaseTargetType, string>;
  note: string;
  warn: string;
  remove: { service: string; review: string; message: string };
  restore: string;
  /** A suspended account. */
  active_again: string;
  /** A decision of a date is taken back. */
  undone: (date: string) => string;
  mask: (fields: string) => string;
  fields: Record<MaskedField, string>;
  hide_until: (date: string) => string;
  hide_open: string;
  hide_until_read: string;
  suspend_until: (date: string) => string;
  suspend_open: string;
  sessions_stay: string;
  sessions_end: string;
  sessions_some: string;
  revoke_proof: string;
  hold_until: (date: string) => string;
  hold_open: string;
  limit_until: (date: string) => string;
  limit_open: string;
  freeze: string;
  refund_booking: string;
  close_account: string;
  /** A mentor's account that closes after its notice. */
  close_on: (date: string) => string;
  /** Why it closes without one. */
  close_at_once: Record<ClosingReason, string>;
  scope: string;
  facts: (text: string) => string;
  rule: (rule: string) => string;
  rules: Record<CaseRule, string>;
  reported: string;
  noticed: string;
  by_person: string;
  by_itself: string;
  strike: (date: string) => string;
  redress: (date: string) => string;
  /** What was found where the platform acts by itself. */
  many_reports: string;
  in_danger: string;
  missed: (date: string, count: string) => string;
  cancelled_late: (count: string) => string;
  /** Addresses of a mail domain were abused, and proofs from it don't count. */
  domain_abused: (domain: string) => string;
  /** A university has withdrawn the list that named them. */
  no_longer_named: (university: string) => string;
  presets: Record<CasePreset, string>;
}

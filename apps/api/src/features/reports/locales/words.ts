import type { ReportOutcome } from '@abroad/contract';

interface Notice {
  title: string;
  lead: string;
}

/** The words of emails about reports, decisions and appeals. `code` names the report. */
export interface ReportWords {
  /** The button to one's reports, for reporters with an account. */
  see_reports: string;
  /** The button for reporters without one. */
  see_rules: string;
  /** Why someone without an account gets an email. */
  why_address: string;
  received: { title: string; lead: (code: string) => string };
  outcome: { title: string; leads: Record<ReportOutcome, (code: string) => string> };
  /** To the person whom a decision is about, with the statement of reasons under `label`. */
  decision: Notice & { label: string; button: string };
  /** To who appealed, with the answer under `label`. */
  appeal: Record<'upheld' | 'overturned', Notice> & { label: string; button: string };
}

/** The reasons for reporting a person's words. */
export const REPORT_REASONS = [
  'safety',
  'harassment',
  'minor_at_risk',
  'scam',
  'paying_outside',
  'fake_profile',
  'fake_review',
  'hate',
  'sexual',
  'privacy',
  'copyright',
  'spam',
  'other_illegal',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Targets that have a person's words. */
export const REPORT_TARGETS = [
  'mentor_profile',
  'prospect_profile',
  'service',
  'review',
  'booking',
  'thread',
  'message',
] as const;
export type ReportTargetType = (typeof REPORT_TARGETS)[number];

/** Reasons for which neither side writes in a conversation until staff have looked at it. */
const FREEZING: readonly ReportReason[] = ['safety', 'minor_at_risk'];
export const freezes = (reason: ReportReason): boolean => FREEZING.includes(reason);

/** Reasons that say something is against the law. */
const ILLEGAL: readonly ReportReason[] = ['minor_at_risk', 'scam', 'hate', 'privacy', 'copyright', 'other_illegal'];

/** Whether a report for this reason has to explain itself: it says that something is against the law (DSA art. 16 (2) a). */
export const needsExplanation = (reason: ReportReason): boolean => ILLEGAL.includes(reason);

/** Whether signed-out reporters have to say who they are: not where a child may be at risk (DSA art. 16 (2) c). */
export const needsReporter = (reason: ReportReason): boolean => needsExplanation(reason) && reason !== 'minor_at_risk';

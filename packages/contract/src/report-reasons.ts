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

/** Reasons that freeze a conversation for both sides until staff have reviewed it. */
const FREEZING: readonly ReportReason[] = ['safety', 'minor_at_risk'];
export const freezes = (reason: ReportReason): boolean => FREEZING.includes(reason);

/** Reasons that say something is against the law. */
const ILLEGAL: readonly ReportReason[] = ['minor_at_risk', 'scam', 'hate', 'privacy', 'copyright', 'other_illegal'];

/** Says whether a report for this reason needs an explanation, because it says that something is illegal (DSA art. 16 (2) a). */
export const needsExplanation = (reason: ReportReason): boolean => ILLEGAL.includes(reason);

/** Says whether signed-out reporters have to identify themselves: not where a child may be at risk (DSA art. 16 (2) c). */
export const needsReporter = (reason: ReportReason): boolean => needsExplanation(reason) && reason !== 'minor_at_risk';

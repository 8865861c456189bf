/** Signals of fraud, which are shown with the cases of a person. */
export const FRAUD_KINDS = ['own_booking', 'dispute', 'review_ring', 'many_no_shows', 'seen_photo'] as const;
export type FraudKind = (typeof FRAUD_KINDS)[number];

/** Marks by which a session's two people may be one person. */
export const FRAUD_MARKS = ['card', 'device', 'bank', 'holder'] as const;

/** The places of a mentor's money, from the student's payment to the bank. */
export const STAGES = ['booked', 'cleared', 'payable', 'sent', 'paid'] as const;
export type Stage = (typeof STAGES)[number];

/** Returns the query key of a withdrawal's receipt. */
export const receiptKey = (bookingId: string) => ['withdrawal', bookingId] as const;

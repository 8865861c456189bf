/** Where the receipt of a withdrawal is kept among the answers of the API. */
export const receiptKey = (bookingId: string) => ['withdrawal', bookingId] as const;

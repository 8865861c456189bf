/**
 * Whether an enhanced status code (RFC 3463) is about the recipient's address: unknown (5.1), disabled or full (5.2), or
 * without a mail server (5.4). The others are about the email, the protocol or the sender.
 */
export const isAboutAddress = (status: string): boolean => /^5\.[0124]\./.test(status);

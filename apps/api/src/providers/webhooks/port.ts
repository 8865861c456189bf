/** The outcome of a message: an answer, or the reason for none. */
export interface WebhookOutcome {
  /** Null where no answer came. */
  response_code: number | null;
  /** The beginning of the answer. */
  response_body: string | null;
  problem: 'forbidden_address' | 'unreachable' | null;
}

/** Sends messages to servers whose addresses users gave: those subscribed to their bookings, and push services. */
export interface WebhookSender {
  /** Whether an address may be asked at all, as far as it tells by itself; its name is looked up at every message. */
  mayReach(url: string): boolean;
  /** Sends a message once. It throws nothing. */
  send(message: { url: string; headers: Record<string, string>; body: string | Uint8Array }): Promise<WebhookOutcome>;
}

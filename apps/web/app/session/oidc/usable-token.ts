/** Seconds before its end at which an access token is exchanged. */
export const renewalMargin = 30;

interface Token {
  access_token: string;
  /** Epoch seconds. */
  expires_at?: number | undefined;
}

/** Whether the token may be sent: it is not the refused one, and it doesn't expire soon. */
export function isUsable(token: Token, stale: string | null, now = Date.now()): boolean {
  return token.access_token !== stale && (token.expires_at ?? 0) - now / 1000 > renewalMargin;
}

/** What a verified bearer token says of the person who sent it. */
export interface TokenClaims {
  /** The issuer's `sub`. */
  clerk_id: string;
  email: string | null;
  email_verified: boolean;
  first_name: string | null;
  last_name: string | null;
}

export interface TokenVerifier {
  /**
   * Verifies a bearer token.
   * @throws AppError TOKEN_EXPIRED, TOKEN_INVALID, or UNAVAILABLE when the issuer's keys can't be read.
   */
  verify(token: string): Promise<TokenClaims>;
}

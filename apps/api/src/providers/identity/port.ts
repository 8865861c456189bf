/** The claims of a verified bearer token about its sender. */
export interface TokenClaims {
  /** The issuer's `sub`. */
  clerk_id: string;
  email: string | null;
  email_verified: boolean;
  /** When the provider said so of the address, in epoch milliseconds. */
  as_of: number;
  first_name: string | null;
  last_name: string | null;
  /** How they signed in, as far as the issuer says: its `acr` and `amr`. */
  signed_in_by: readonly string[];
  /** When they did (`auth_time`), in epoch milliseconds; null where the issuer doesn't say. */
  signed_in_at: number | null;
}

export interface TokenVerifier {
  /**
   * Verifies a bearer token.
   * @throws AppError TOKEN_EXPIRED, TOKEN_INVALID, or UNAVAILABLE when the issuer's keys can't be read.
   */
  verify(token: string): Promise<TokenClaims>;
  /**
   * Adds data of the person that the token does not have. It is called at each sign-in.
   * @param token the one that the claims are of.
   * @throws AppError UNAVAILABLE when the provider does not answer.
   */
  complete(claims: TokenClaims, token: string): Promise<TokenClaims>;
}

/** A provider's current facts about one of its people. */
export interface ProvidedPerson {
  clerk_id: string;
  /** The address that the provider has verified, or null. */
  email: string | null;
  /** When it was asked, in epoch milliseconds. */
  as_of: number;
  first_name: string | null;
  last_name: string | null;
}

/** A change of a user's account at the provider. */
export interface IdentityEvent {
  /** The provider's own id of the event: the same one may be sent several times. */
  id: string;
  type: 'changed' | 'deleted' | 'other';
  clerk_id: string | null;
}

/** A provider that sends changes by signed webhooks. */
export interface PeopleDirectory {
  /**
   * Verifies a webhook by its signature and time.
   * @param body exactly as it was sent.
   * @throws AppError WEBHOOK_REFUSED for one that is forged, changed or more than five minutes old.
   */
  readEvent(headers: Headers, body: string): Promise<IdentityEvent>;
  /**
   * Asks for the current data of a person, since webhooks come in any order.
   * @returns null when the provider has no person with that id.
   * @throws AppError UNAVAILABLE
   */
  findPerson(clerkId: string): Promise<ProvidedPerson | null>;
}

export const UPSTREAMS = ['google', 'github', 'microsoft'] as const;

/** An outside identity provider that a person may choose. */
export type Upstream = (typeof UPSTREAMS)[number];

/** A user who can sign in. `id` is the `sub` of their tokens. */
export type Account = {
  id: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
  /** A hash made by `hashPassword`; null for an account of an upstream provider. */
  password: string | null;
  upstream: 'password' | Upstream;
};

export function isUpstream(value: unknown): value is Upstream {
  return UPSTREAMS.some((upstream) => upstream === value);
}

import { z } from 'zod';

/** The OpenID issuer and its particular settings. */
export interface OidcSettings {
  /** The issuer as it was configured, with or without a slash at its end. */
  issuer: string;
  audience: string;
  client_id: string;
  scope: string;
  /** The way in which pages request tokens of the audience: RFC 8707, Auth0's own parameter, or by the scope alone. */
  audience_parameter: 'resource' | 'audience' | 'none';
  email_verified_claim: string;
  /** The parameter of the authorization request that names an outside provider. */
  upstream_parameter: string;
  embedded: boolean;
}

const UPSTREAMS = ['google', 'github', 'microsoft'] as const;

/** An outside provider with a button, and the identity provider's name for it. */
export interface SignInButton {
  id: (typeof UPSTREAMS)[number];
  hint: string;
}

/** The part of the environment that says who signs people in, apart from Clerk's keys. */
export const IDENTITY_ENVIRONMENT = {
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
  // RFC 8707 wants an absolute URI.
  OIDC_AUDIENCE: z.string().min(1).default('urn:abroad-mentors:api'),
  OIDC_CLIENT_ID: z.string().min(1).default('web'),
  OIDC_SCOPE: z
    .string()
    .regex(/(^| )openid( |$)/, 'must contain openid')
    .default('openid profile email offline_access'),
  OIDC_AUDIENCE_PARAMETER: z
    .enum(['resource', 'audience', 'none'], { error: 'must be resource, audience or none' })
    .default('resource'),
  OIDC_EMAIL_VERIFIED_CLAIM: z.string().min(1).default('email_verified'),
  OIDC_UPSTREAM_PARAMETER: z.string().min(1).default('upstream'),
  SIGN_IN_WITH: z.string().optional(),
  // It becomes a part of the header WWW-Authenticate.
  STAFF_ACR: z
    .string()
    .regex(/^[\w.:/+-]+$/, 'must be one word, such as mfa')
    .optional(),
};

type Given = z.infer<z.ZodObject<typeof IDENTITY_ENVIRONMENT>> & { PORT: number };

/** `google,github=my-github,microsoft`: names of buttons, each with the identity provider's own name where that differs. */
function readButtons(text: string): SignInButton[] | null {
  const buttons = text.split(',').map((entry) => {
    const [name = '', hint] = entry.split('=').map((part) => part.trim());
    const id = UPSTREAMS.find((upstream) => upstream === name);
    return id === undefined ? null : { id, hint: hint || id };
  });
  return buttons.every((button) => button !== null) ? buttons : null;
}

/** Returns the offered outside providers. OpenID Connect can't list them, but those of the embedded provider and of Clerk are known. */
function offered(given: Given, isClerk: boolean): SignInButton[] {
  const isKnown = isClerk || given.OIDC_ISSUER === undefined;
  return isKnown ? UPSTREAMS.map((id) => ({ id, hint: id })) : [];
}

/**
 * Reads the settings of the identity provider, without Clerk's own keys.
 * @returns a line for each problem.
 */
export function readIdentitySettings(
  given: Given,
  isClerk: boolean,
): { oidc: OidcSettings; sign_in_with: SignInButton[]; staff_acr: string | undefined; problems: string[] } {
  const { SIGN_IN_WITH } = given;
  const buttons =
    SIGN_IN_WITH === undefined ? offered(given, isClerk) : SIGN_IN_WITH === 'none' ? [] : readButtons(SIGN_IN_WITH);
  return {
    oidc: {
      issuer: given.OIDC_ISSUER ?? `http://localhost:${given.PORT + 1}`,
      audience: given.OIDC_AUDIENCE,
      client_id: given.OIDC_CLIENT_ID,
      scope: given.OIDC_SCOPE,
      audience_parameter: given.OIDC_AUDIENCE_PARAMETER,
      email_verified_claim: given.OIDC_EMAIL_VERIFIED_CLAIM,
      upstream_parameter: given.OIDC_UPSTREAM_PARAMETER,
      embedded: given.OIDC_ISSUER === undefined && !isClerk,
    },
    sign_in_with: buttons ?? [],
    staff_acr: given.STAFF_ACR,
    problems: [
      buttons === null ? `SIGN_IN_WITH: must be none, or names out of ${UPSTREAMS.join(', ')}, parted by commas` : '',
      given.STAFF_ACR !== undefined && isClerk
        ? 'STAFF_ACR: Clerk’s tokens don’t say how and when a person signed in'
        : '',
    ].filter((line) => line !== ''),
  };
}

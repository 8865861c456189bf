/** The values that Clerk's dashboard gives for an instance. */
export interface ClerkSettings {
  publishable_key: string;
  /** Origin of the instance's Frontend API, which is also the issuer of its session tokens. */
  frontend_api: string;
  secret_key: string;
  /** The PEM that verifies session tokens without a request; null: the published keys are read. */
  jwt_key: string | null;
  webhook_secret: string;
}

interface Given {
  OIDC_ISSUER?: string | undefined;
  CLERK_PUBLISHABLE_KEY?: string | undefined;
  CLERK_SECRET_KEY?: string | undefined;
  CLERK_JWT_KEY?: string | undefined;
  CLERK_WEBHOOK_SECRET?: string | undefined;
}

const REQUIRED = ['CLERK_PUBLISHABLE_KEY', 'CLERK_SECRET_KEY', 'CLERK_WEBHOOK_SECRET'] as const;
const SHAPES = {
  CLERK_PUBLISHABLE_KEY: /^pk_(test|live)_[\w-]+=*$/,
  CLERK_SECRET_KEY: /^sk_(test|live)_\w+$/,
  CLERK_WEBHOOK_SECRET: /^whsec_[\w+/]+=*$/,
  CLERK_JWT_KEY: /^-----BEGIN PUBLIC KEY-----[\s\w+/=]+-----END PUBLIC KEY-----\s*$/,
} as const;

/** A publishable key is the Frontend API's host in base64, ended by a dollar sign. */
function frontendApi(publishableKey: string): string | null {
  const host = Buffer.from(publishableKey.split('_')[2] ?? '', 'base64').toString('latin1');
  return /^[a-z0-9.-]+(:\d+)?\$$/i.test(host) ? `https://${host.slice(0, -1)}` : null;
}

/** Settings of one line hold a PEM with written-out line breaks. */
const withLineBreaks = (pem: string) => pem.replaceAll('\\n', '\n');

function findProblems(given: Given): string[] {
  const misshapen = Object.entries(SHAPES).filter(([name, shape]) => {
    const value = given[name as keyof typeof SHAPES];
    return value !== undefined && !shape.test(withLineBreaks(value));
  });
  const kind = (key: string | undefined) => key?.split('_')[1];
  return [
    ...REQUIRED.filter((name) => given[name] === undefined).map(
      (name) => `${name}: Clerk needs it beside its other keys`,
    ),
    ...misshapen.map(([name]) => `${name}: is no such key of Clerk's`),
    ...(given.OIDC_ISSUER === undefined ? [] : ['OIDC_ISSUER: name either an issuer or the keys of Clerk, not both']),
    ...(misshapen.length === 0 &&
    given.CLERK_PUBLISHABLE_KEY &&
    given.CLERK_SECRET_KEY &&
    kind(given.CLERK_PUBLISHABLE_KEY) !== kind(given.CLERK_SECRET_KEY)
      ? ['CLERK_SECRET_KEY: belongs to another kind of instance (test or live) than CLERK_PUBLISHABLE_KEY']
      : []),
  ];
}

/**
 * Reads Clerk's part of the configuration.
 * @returns null without any of its keys, and a line for each problem of a half or wrong configuration.
 */
export function readClerkSettings(given: Given): { clerk: ClerkSettings | null; problems: string[] } {
  const names = [...REQUIRED, 'CLERK_JWT_KEY'] as const;
  if (names.every((name) => given[name] === undefined)) {
    return { clerk: null, problems: [] };
  }
  const problems = findProblems(given);
  const { CLERK_PUBLISHABLE_KEY: publishable_key, CLERK_SECRET_KEY: secret_key } = given;
  const { CLERK_WEBHOOK_SECRET: webhook_secret, CLERK_JWT_KEY: pem } = given;
  const frontend_api = publishable_key === undefined ? null : frontendApi(publishable_key);
  if (problems.length > 0 || !publishable_key || !secret_key || !webhook_secret || frontend_api === null) {
    return { clerk: null, problems: problems.length > 0 ? problems : ['CLERK_PUBLISHABLE_KEY: names no host'] };
  }
  const jwt_key = pem === undefined ? null : withLineBreaks(pem);
  return { clerk: { publishable_key, frontend_api, secret_key, jwt_key, webhook_secret }, problems: [] };
}

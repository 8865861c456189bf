import { z } from 'zod';
import { PASSWORD_COST } from './accounts/password.ts';

/** The configuration of the identity provider. */
export type IdentityConfig = {
  port: number;
  /** The issuer identifier, an origin without a trailing slash (OpenID Connect Core 1.0, section 2). */
  issuer: string;
  /** The product's name; undefined: the name in its texts. */
  brand_name?: string | undefined;
  /** The origin of the web application, without a trailing slash. */
  web_origin: string;
  database_url: string;
  /** N of scrypt for the passwords of new accounts: tests make many, and guess at none. */
  password_cost: number;
  /** The provider ends itself when this process is gone. */
  parent_pid: number | null;
  /** Seals the secrets of second factors: 32 bytes. */
  sealing_key: Buffer;
};

/** A setting that the provider cannot start with. The message is one line for the person who started it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((value) => URL.parse(value)?.origin === value, 'must be an origin such as http://localhost:3001');

/** The costs, from no time to more than OWASP recommends. */
const COSTS = Array.from({ length: 8 }, (_, nth) => 2 ** (10 + nth));

const environmentSchema = z.object({
  IDENTITY_PORT: z.coerce.number('must be a port number').int().min(1).max(65_535),
  BRAND_NAME: z.string().min(1).optional(),
  IDENTITY_ISSUER: origin,
  WEB_ORIGIN: origin,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  IDENTITY_PASSWORD_COST: z.coerce
    .number('must be a number')
    .refine((cost) => COSTS.includes(cost), `must be one of ${COSTS.join(', ')}`)
    .default(PASSWORD_COST),
  IDENTITY_SEALING_KEY: z
    .string('must be 32 bytes in base64')
    .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64'),
  PARENT_PID: z.coerce.number('must be a process id').int().positive().optional(),
});

/**
 * Reads the settings from an environment, by default the process's own.
 * @throws ConfigError with one line that names the setting; in production always, since this provider is for development.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): IdentityConfig {
  if (environment['NODE_ENV'] === 'production') {
    throw new ConfigError('the embedded identity provider is for development: set OIDC_ISSUER to your own provider');
  }
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(problems.join('; '));
  }
  return {
    port: parsed.data.IDENTITY_PORT,
    issuer: parsed.data.IDENTITY_ISSUER,
    brand_name: parsed.data.BRAND_NAME,
    web_origin: parsed.data.WEB_ORIGIN,
    database_url: parsed.data.DATABASE_URL,
    password_cost: parsed.data.IDENTITY_PASSWORD_COST,
    parent_pid: parsed.data.PARENT_PID ?? null,
    sealing_key: Buffer.from(parsed.data.IDENTITY_SEALING_KEY, 'base64'),
  };
}

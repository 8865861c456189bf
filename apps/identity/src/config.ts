import { z } from 'zod';
import { PASSWORD_COST } from './password.ts';

/** The configuration of the identity provider. */
export type IdentityConfig = {
  port: number;
  /** The address to listen on; undefined for those of this machine alone. */
  host?: string | undefined;
  /** The issuer identifier, an origin without a trailing slash (OpenID Connect Core 1.0, section 2). */
  issuer: string;
  /** The product's name; undefined: the name in its texts. */
  brand_name?: string | undefined;
  /** The origin of the web application, without a trailing slash. */
  web_origin: string;
  database_url: string;
  /** N of scrypt for the passwords of new accounts: tests make many, and guess at none. */
  password_cost: number;
};

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((value) => URL.parse(value)?.origin === value, 'must be an origin such as http://localhost:3001');

const environmentSchema = z.object({
  IDENTITY_PORT: z.coerce.number('must be a port number').int().min(1).max(65_535),
  // Within a container only its own address is reached from outside.
  IDENTITY_HOST: z.ipv4('must be an IPv4 address').optional(),
  BRAND_NAME: z.string().min(1).optional(),
  IDENTITY_ISSUER: origin,
  WEB_ORIGIN: origin,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  IDENTITY_PASSWORD_COST: z.coerce
    .number('must be a number')
    .refine((cost) => cost >= 1024 && Number.isInteger(Math.log2(cost)), 'must be a power of two from 1024')
    .default(PASSWORD_COST),
});

/**
 * Reads the settings from an environment, by default the process's own.
 * @throws Error with one line that names the setting; in production always, since this provider is for development.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): IdentityConfig {
  if (environment['NODE_ENV'] === 'production') {
    throw new Error('the embedded identity provider is for development: set OIDC_ISSUER to your own provider');
  }
  const { data, error } = environmentSchema.safeParse(environment);
  if (data === undefined) {
    throw new Error(error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
  }
  return {
    port: data.IDENTITY_PORT,
    host: data.IDENTITY_HOST,
    issuer: data.IDENTITY_ISSUER,
    brand_name: data.BRAND_NAME,
    web_origin: data.WEB_ORIGIN,
    database_url: data.DATABASE_URL,
    password_cost: data.IDENTITY_PASSWORD_COST,
  };
}

import { z } from 'zod';

export const Health = z.object({ status: z.literal('ok'), version: z.string() }).meta({ id: 'Health' });
export const Readiness = z
  .object({
    status: z.enum(['ready', 'not_ready']),
    /** Whether the process is about to stop: it still answers, but should get no new requests. */
    stopping: z.boolean(),
    database: z.boolean(),
    migrations: z.boolean(),
    /** Whether a worker runs jobs; requests are answered without one. */
    worker: z.boolean(),
    /** Problems that the operator should solve, though requests are answered. */
    warnings: z.array(z.enum(['no_worker'])),
    /** The state of this process's search; requests don't wait for its index. */
    search: z.object({
      engine: z.enum(['index', 'postgres']),
      /** The state of the index; null where there is none. */
      index: z
        .object({
          phase: z.enum(['off', 'starting', 'loading', 'building', 'following']),
          is_serving: z.boolean(),
          /** Milliseconds since it was last up to date with the database; null before its first time. */
          lag_ms: z.number().nullable(),
          documents: z.int(),
          bytes: z.int(),
          made_by: z.enum(['build', 'snapshot']).nullable(),
          made_in_ms: z.number().nullable(),
        })
        .nullable(),
    }),
  })
  .meta({ id: 'Readiness' });

/** An outside provider with a button on the sign-in pages. */
const SignInButton = z.object({
  id: z.enum(['google', 'github', 'microsoft']),
  /** The identity provider's name for it. */
  hint: z.string(),
});

/** The identity provider: an OpenID Connect issuer, or Clerk. */
export const IdentitySettings = z
  .discriminatedUnion('provider', [
    z.object({
      provider: z.literal('oidc'),
      issuer: z.string(),
      audience: z.string(),
      client_id: z.string(),
      scope: z.string(),
      audience_parameter: z.enum(['resource', 'audience', 'none']),
      upstream_parameter: z.string(),
      buttons: z.array(SignInButton),
    }),
    z.object({
      provider: z.literal('clerk'),
      publishable_key: z.string(),
      frontend_api: z.string(),
      buttons: z.array(SignInButton),
    }),
  ])
  .meta({ id: 'IdentitySettings' });
export type IdentitySettings = z.infer<typeof IdentitySettings>;

/** The payment provider: Stripe, whose script the pages load, or the sandbox, which they call themselves. */
export const PaymentSettings = z
  .discriminatedUnion('provider', [
    z.object({ provider: z.literal('stripe'), publishable_key: z.string() }),
    z.object({ provider: z.literal('sandbox'), publishable_key: z.string(), url: z.string() }),
  ])
  .meta({ id: 'PaymentSettings' });
export type PaymentSettings = z.infer<typeof PaymentSettings>;

/** The facts about this instance that the browser needs before a user signs in. */
export const AppConfig = z
  .object({
    identity: IdentitySettings,
    /** The payment settings; null where only free sessions can be booked. */
    payments: PaymentSettings.nullable(),
    /** The fee in per cent, with two decimals at most. */
    platform_fee_pct: z.number().min(0).max(100),
    /** The amount added to it, in major units by currency. */
    platform_fee_fixed: z.record(z.string(), z.number()),
    contact_email: z.string(),
    features: z.object({
      mailbox: z.boolean(),
      payments: z.boolean(),
      demo_accounts: z.boolean(),
      google_calendar: z.boolean(),
      /** Whether there is an imprint. */
      imprint: z.boolean(),
      /** Whether students can withdraw from contracts with traders. */
      withdrawal: z.boolean(),
    }),
  })
  .meta({ id: 'AppConfig' });
export type AppConfig = z.infer<typeof AppConfig>;

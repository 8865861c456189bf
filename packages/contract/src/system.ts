import { z } from 'zod';

export const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });
export const Readiness = z
  .object({
    status: z.enum(['ready', 'not_ready']),
    database: z.boolean(),
    migrations: z.boolean(),
    worker: z.boolean(),
  })
  .meta({ id: 'Readiness' });

/** What the browser has to know of this instance before anybody signs in. */
export const AppConfig = z
  .object({
    oidc: z.object({ issuer: z.string(), audience: z.string(), client_id: z.string() }),
    features: z.object({ mailbox: z.boolean(), payments: z.boolean(), demo_accounts: z.boolean() }),
  })
  .meta({ id: 'AppConfig' });
export type AppConfig = z.infer<typeof AppConfig>;

import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { Id, Instant, requiredTitle } from './primitives.ts';

/** The scopes of keys; `api-key-calls.ts` lists the calls of each. */
export const API_KEY_SCOPES = [
  'profile:read',
  'bookings:read',
  'bookings:write',
  'availability:read',
  'availability:write',
  'earnings:read',
  'webhooks:write',
] as const;
export const ApiKeyScope = z.enum(API_KEY_SCOPES);
export type ApiKeyScope = z.infer<typeof ApiKeyScope>;

/** The lifetimes of keys, in days. */
export const API_KEY_DAYS = [30, 90, 365] as const;

/** A key with which a program calls the API as its owner. */
export const ApiKey = z
  .object({
    id: Id,
    name: z.string(),
    /** The beginning of the key, by which its owner recognises it. */
    prefix: z.string(),
    scopes: z.array(ApiKeyScope),
    created_at: Instant,
    expires_at: Instant,
    /** To the minute; null for a key that was never used. */
    last_used_at: Instant.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;
export const ApiKeys = z.object({ items: z.array(ApiKey), total: z.int() }).meta({ id: 'ApiKeys' });
/** The key itself is in this one answer, and is stored nowhere. */
export const ApiKeyWithSecret = ApiKey.extend({ secret: z.string() }).meta({ id: 'ApiKeyWithSecret' });
export type ApiKeyWithSecret = z.infer<typeof ApiKeyWithSecret>;

const SCOPES = 'Choose at least one thing that it may do';
export const CreateApiKey = z
  .strictObject({
    name: requiredTitle('Name the key after what uses it', undefined, LIMITS.api_key_name_max),
    scopes: z
      .array(ApiKeyScope, SCOPES)
      .min(1, SCOPES)
      .max(API_KEY_SCOPES.length)
      .transform((scopes) => API_KEY_SCOPES.filter((scope) => scopes.includes(scope))),
    expires_in_days: z.literal(API_KEY_DAYS),
  })
  .meta({ id: 'CreateApiKey' });
export type CreateApiKey = z.infer<typeof CreateApiKey>;
export const ApiKeyParams = z.object({ id: Id });

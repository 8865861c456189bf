import type { AuthenticatedUser, CreateAuthenticatedUser, Language } from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { errorForDatabase } from '../../http/database-errors.ts';
import type { TokenClaims } from '../../providers/identity/port.ts';
import { refuseReservedName } from './look-alikes.ts';
import { findUserByClerkId } from './queries.ts';
import { refuseReservedSlug, slugCandidates } from './slugs.ts';
import { isSuspendedAddress, replaceEmail } from './replace-email.ts';

type Deps = Pick<Context, 'db' | 'tokens' | 'logger'>;

/** An address counts only when the provider says that it is verified. */
const verifiedEmail = ({ email, email_verified }: TokenClaims) => (email_verified ? email : null);

interface NewUser {
  claims: TokenClaims;
  first_name: string;
  last_name: string;
  language: Language;
}

/** @returns whether this call created the record, and no concurrent one did. */
async function insertUser(db: Database, { claims, ...profile }: NewUser, slug: string): Promise<boolean> {
  const email = verifiedEmail(claims);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticated_user')
    .values({
      ...profile,
      slug,
      id: newId(),
      clerk_id: claims.clerk_id,
      email,
      email_verified: email !== null,
      email_as_of: email === null ? null : toInstant(claims.as_of),
    })
    .onConflict((conflict) => conflict.column('clerk_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Tries one slug after the other until one is free. */
async function insertWithFreeSlug(db: Database, person: NewUser, slugs: readonly string[]): Promise<boolean> {
  for (const slug of slugs) {
    try {
      return await insertUser(db, person, slug);
    } catch (error) {
      if (errorForDatabase(error)?.code !== 'SLUG_TAKEN' || slug === slugs.at(-1)) {
        throw error;
      }
    }
  }
  throw new AppError('SLUG_TAKEN');
}

/** The token with which a user signs in, and its claims. */
export interface SignInCredentials {
  claims: TokenClaims;
  token: string;
}

/** Users without an address get no email, so the log says why there is none. */
function logMissingEmail(logger: Deps['logger'], user: AuthenticatedUser, { email }: TokenClaims): void {
  if (user.email === null) {
    const reason = email === null ? 'it names none' : 'it has not verified the one it names';
    logger.warn({ user_id: user.id, reason }, 'the identity provider gives no verified e-mail address of a person');
  }
}

/** Updates the address of a known user from the provider. A provider that does not answer prevents no sign-in. */
async function signInKnownUser(
  { db, tokens, logger }: Deps,
  user: AuthenticatedUser,
  { claims, token }: SignInCredentials,
) {
  const completed = verifiedEmail(claims) === null ? await tokens.complete(claims, token).catch(() => claims) : claims;
  const email = verifiedEmail(completed);
  const isNewEmail = email !== null && email.toLowerCase() !== user.email?.toLowerCase();
  if (isNewEmail) {
    await writeAbout(db, user.id, (trx) => replaceEmail(trx, user.id, { email, as_of: completed.as_of }));
  }
  // Another sign-in at the same moment may have replaced it.
  const present = isNewEmail ? ((await findUserByClerkId(db, claims.clerk_id)) ?? user) : user;
  logMissingEmail(logger, present, completed);
  return present;
}

/**
 * Finds or creates the record of the user who signs in. Concurrent calls create one record.
 * @throws AppError ACCOUNT_SUSPENDED for a suspended address, SLUG_TAKEN for a slug that is taken, reserved or looks
 * like one of those, VALIDATION_FAILED for a name that speaks for the product.
 */
export async function signIn(
  context: Deps,
  { claims, token }: SignInCredentials,
  input: z.output<typeof CreateAuthenticatedUser>,
): Promise<{ created: boolean; user: AuthenticatedUser }> {
  const { db, tokens, logger } = context;
  const known = await findUserByClerkId(db, claims.clerk_id);
  if (known) {
    return { created: false, user: await signInKnownUser(context, known, { claims, token }) };
  }
  refuseReservedName(input);
  if (input.slug !== undefined) {
    refuseReservedSlug(input.slug);
  }
  const slugs = input.slug === undefined ? slugCandidates(input.first_name, input.last_name) : [input.slug];
  const { first_name, last_name, language = 'en' } = input;
  const completed = await tokens.complete(claims, token);
  const email = verifiedEmail(completed);
  if (email !== null && (await isSuspendedAddress(db, email))) {
    throw new AppError('ACCOUNT_SUSPENDED');
  }
  const created = await insertWithFreeSlug(db, { claims: completed, first_name, last_name, language }, slugs);
  const user = await findUserByClerkId(db, claims.clerk_id);
  if (!user) {
    throw new AppError('FORBIDDEN');
  }
  logMissingEmail(logger, user, completed);
  return { created, user };
}

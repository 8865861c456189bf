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
import { isSuspendedAddress, takeOverEmail } from './take-over-email.ts';

type Needs = Pick<Context, 'db' | 'tokens' | 'logger'>;

/** An address counts only when the provider says that it is verified. */
const verifiedEmail = ({ email, email_verified }: TokenClaims) => (email_verified ? email : null);

interface NewUser {
  claims: TokenClaims;
  first_name: string;
  last_name: string;
  language: Language;
}

/** @returns whether this call made the record, and not another one at the same moment. */
async function insertUser(db: Database, { claims, ...wished }: NewUser, slug: string): Promise<boolean> {
  const email = verifiedEmail(claims);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticated_user')
    .values({
      ...wished,
      slug,
      id: newId(),
      clerk_id: claims.clerk_id,
      email,
      email_verified: email !== null,
      email_as_of: email === null ? null : toInstant(claims.as_of),
      terms_accepted_at: null,
      time_zone: null,
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

/** Whoever signs in, by their token. */
export interface SigningIn {
  claims: TokenClaims;
  token: string;
}

/** Mails can't reach somebody without an address; whoever runs this learns why there is none. */
function noteMissingEmail(logger: Needs['logger'], user: AuthenticatedUser, { email }: TokenClaims): void {
  if (user.email === null) {
    const reason = email === null ? 'it names none' : 'it has not verified the one it names';
    logger.warn({ user_id: user.id, reason }, 'the identity provider gives no verified e-mail address of a person');
  }
}

/** Somebody known signs in: the provider's address replaces ours. That it does not answer keeps nobody out. */
async function welcomeBack({ db, tokens, logger }: Needs, user: AuthenticatedUser, { claims, token }: SigningIn) {
  const said = verifiedEmail(claims) === null ? await tokens.complete(claims, token).catch(() => claims) : claims;
  const email = verifiedEmail(said);
  const isOther = email !== null && email.toLowerCase() !== user.email?.toLowerCase();
  if (isOther) {
    await writeAbout(db, user.id, (trx) => takeOverEmail(trx, user.id, { email, as_of: said.as_of }));
  }
  // Another sign-in at the same moment may have replaced it.
  const present = isOther ? ((await findUserByClerkId(db, claims.clerk_id)) ?? user) : user;
  noteMissingEmail(logger, present, said);
  return present;
}

/**
 * Finds or makes the record of whoever signs in; calls at the same moment make one record.
 * @throws AppError ACCOUNT_SUSPENDED for an address that is suspended, SLUG_TAKEN when the wished slug is or looks like
 * somebody's or one of ours, VALIDATION_FAILED for a name that speaks for the product.
 */
export async function signIn(
  context: Needs,
  { claims, token }: SigningIn,
  wish: z.output<typeof CreateAuthenticatedUser>,
): Promise<{ created: boolean; user: AuthenticatedUser }> {
  const { db, tokens, logger } = context;
  const known = await findUserByClerkId(db, claims.clerk_id);
  if (known) {
    return { created: false, user: await welcomeBack(context, known, { claims, token }) };
  }
  refuseReservedName(wish);
  if (wish.slug !== undefined) {
    refuseReservedSlug(wish.slug);
  }
  const slugs = wish.slug === undefined ? slugCandidates(wish.first_name, wish.last_name) : [wish.slug];
  const { first_name, last_name, language = 'en' } = wish;
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
  noteMissingEmail(logger, user, completed);
  return { created, user };
}

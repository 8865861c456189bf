import type { AuthenticatedUser, CreateAuthenticatedUser, Language } from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { errorForDatabase } from '../../http/database-errors.ts';
import type { TokenClaims } from '../../providers/identity/port.ts';
import { findUserByClerkId } from './queries.ts';
import { refuseReservedSlug, slugCandidates } from './slugs.ts';

type Needs = Pick<Context, 'db' | 'tokens'>;

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

/** The provider is the source of the address: a newly verified or changed one replaces what is kept. */
async function takeOverEmail(db: Database, user: AuthenticatedUser, claims: TokenClaims): Promise<AuthenticatedUser> {
  const email = verifiedEmail(claims);
  if (email === null || email === user.email) {
    return user;
  }
  const change = { email, email_verified: true, updated_at: new Date() };
  await writeAs(
    db,
    user.id,
    (trx) => trx.updateTable('authenticated_user').set(change).where('id', '=', user.id).execute(),
    { while_suspended: true },
  );
  return { ...user, email };
}

/**
 * A suspension is of the person: another way to sign in, with the same address, does not get around it.
 * @throws AppError ACCOUNT_SUSPENDED
 */
async function refuseSuspendedAddress(db: Database, email: string | null): Promise<void> {
  const suspended =
    email !== null &&
    (await db
      .selectFrom('authenticated_user')
      .select('id')
      .where('email', '=', email)
      .where('status', '=', 'suspended')
      .executeTakeFirst());
  if (suspended) {
    throw new AppError('ACCOUNT_SUSPENDED');
  }
}

/**
 * Makes the record of whoever the token speaks of; calls at the same moment make one record.
 * @throws AppError ACCOUNT_SUSPENDED for an address that is suspended, SLUG_TAKEN when the wished slug is somebody's, or one of the site's own addresses.
 */
export async function createUser(
  { db, tokens }: Needs,
  claims: TokenClaims,
  wish: z.output<typeof CreateAuthenticatedUser>,
): Promise<{ created: boolean; user: AuthenticatedUser }> {
  const known = await findUserByClerkId(db, claims.clerk_id);
  if (known) {
    return { created: false, user: await takeOverEmail(db, known, claims) };
  }
  if (wish.slug !== undefined) {
    refuseReservedSlug(wish.slug);
  }
  const slugs = wish.slug === undefined ? slugCandidates(wish.first_name, wish.last_name) : [wish.slug];
  const { first_name, last_name, language = 'en' } = wish;
  const completed = await tokens.complete(claims);
  await refuseSuspendedAddress(db, verifiedEmail(completed));
  const created = await insertWithFreeSlug(db, { claims: completed, first_name, last_name, language }, slugs);
  const user = await findUserByClerkId(db, claims.clerk_id);
  if (!user) {
    throw new AppError('FORBIDDEN');
  }
  return { created, user };
}

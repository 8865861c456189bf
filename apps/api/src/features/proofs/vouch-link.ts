import { LIMITS, type EducationProof } from '@abroad/contract';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { KeyedHash } from '../../db/keyed-hash.ts';
import { writeAs } from '../../db/write-as.ts';
import { refuseInvolved } from '../staff/own-matters.ts';
import { addressHash } from './address-hash.ts';
import { giveVouched } from './begin-proof.ts';
import { findOwnEducation, presentProof } from './own-education.ts';

const TOKEN_BYTES = 24;
const DAY_MS = 24 * 60 * 60_000;

/** Makes a link by which a university names a number of people, and its stored form. */
export function makeLink(hash: KeyedHash, link_people: number, now: number) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const link_until = toInstant(now + LIMITS.vouch_link_days * DAY_MS);
  return { token, kept: { link_hash: hash.of('vouch-link', token), link_until, link_people } };
}

/** The list of a link that still works for one more of a university, kept from others until the transaction ends. */
async function takeList(
  trx: Database,
  { link_hash, university_id, own, now }: { link_hash: Buffer; university_id: string; own: Buffer; now: number },
): Promise<string> {
  const list = await trx
    .selectFrom('vouch_list')
    .select(['id', 'link_people'])
    .where('link_hash', '=', link_hash)
    .where('university_id', '=', university_id)
    .where('withdrawn_at', 'is', null)
    .where('link_until', '>', toInstant(now))
    .forUpdate()
    .executeTakeFirst();
  if (list === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { taken } = await trx
    .selectFrom('vouch_invite')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('list_id', '=', list.id)
    // A person who took the proof back still has their place.
    .where('address_hash', '<>', own)
    .executeTakeFirstOrThrow();
  if (taken >= (list.link_people ?? 0)) {
    throw new AppError('NOT_FOUND');
  }
  return list.id;
}

/** No one on the staff names themselves. */
async function refuseMaker(trx: Database, list_id: string, user_id: string): Promise<void> {
  const { rows } = await sql`select from staff_event
    where kind = 'vouch_list_created' and subject_id = ${list_id} and actor_user_id = ${user_id} limit 1`.execute(trx);
  refuseInvolved(rows.length > 0);
}

/**
 * Accepts that a university names the user, by the token of a link that it sent.
 * @throws AppError NOT_FOUND for a link that has ended, is used up or is another university's; ALREADY_EXISTS;
 * STAFF_INVOLVED for who made the list.
 */
export async function acceptVouchLink(
  context: Pick<Context, 'db' | 'clock' | 'sealer'>,
  { user_id, education_id, token }: { user_id: string; education_id: string; token: string },
): Promise<EducationProof> {
  const hash = await addressHash(context);
  const proof = await writeAs(context.db, user_id, async (trx) => {
    const education = await findOwnEducation(trx, user_id, education_id);
    const now = context.clock.now();
    const own = hash.of('vouched', user_id);
    const link_hash = hash.of('vouch-link', token);
    const list_id = await takeList(trx, { link_hash, university_id: education.university_id, own, now });
    await refuseMaker(trx, list_id, user_id);
    const written = await giveVouched(trx, context, { user_id, education });
    const accepted = { proof_id: written.id, accepted_at: toInstant(now) };
    await trx
      .insertInto('vouch_invite')
      .values({ id: newId(), list_id, address_hash: own, ...accepted })
      .onConflict((conflict) => conflict.constraint('vouch_invite_once').doUpdateSet(accepted))
      .execute();
    return written;
  });
  return presentProof(proof, context.clock.now());
}

import { VALIDATION_MESSAGES as words, type EducationProof, type NewVouchList, type VouchList } from '@abroad/contract';
import { readMailbox } from '@abroad/reference-data/mail-domains/mailbox';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { refuseUnlistedUniversity } from '../profiles/check-reference.ts';
import { notify } from '../notifications/notify.ts';
import { findByEmail } from '../staff/queries.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { refuseInvolved } from '../staff/own-matters.ts';
import type { KeyedHash } from '../../db/keyed-hash.ts';
import { addressHash } from './address-hash.ts';
import { findOwnEducation, presentProof } from './own-education.ts';
import type { GivenProof } from './revoke.ts';
import { giveVouched } from './begin-proof.ts';
import { notifyOfInviteJob } from './notify-of-proofs.ts';
import { makeLink } from './vouch-link.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'sealer'>;

const hashOf = (hash: KeyedHash, email: string) => {
  const found = readMailbox(email);
  return found === null ? null : hash.of('mailbox', found.mailbox);
};

const lists = (db: Database) =>
  db
    .selectFrom('vouch_list as list')
    .innerJoin('university', 'university.id', 'list.university_id')
    .select(['list.id', 'list.note', 'list.link_until', 'list.created_at', 'list.withdrawn_at'])
    .select([
      sql<VouchList['university']>`jsonb_build_object('id', university.id, 'name', university.name)`.as('university'),
      sql<number>`coalesce(link_people, (select count(*)::int from vouch_invite where list_id = list.id))`.as(
        'invited',
      ),
      sql<number>`(select count(*)::int from vouch_invite where list_id = list.id and accepted_at is not null)`.as(
        'accepted',
      ),
    ]);

/** All lists, the latest first. */
export const listVouchLists = async ({ db }: Pick<Context, 'db'>): Promise<{ items: VouchList[] }> => ({
  items: await lists(db).orderBy('list.created_at', 'desc').orderBy('list.id').execute(),
});

/**
 * Keeps whom a university names: as hashes of their addresses, or by a link, whose token is told once.
 * @throws AppError VALIDATION_FAILED for an unknown university, STAFF_INVOLVED where the actor is among them.
 */
export async function createVouchList(
  context: Deps,
  actor_id: string,
  {
    university_id,
    note,
    emails = [],
    link_people,
  }: { university_id: string; note: string; emails?: readonly string[] | undefined; link_people?: number | undefined },
): Promise<NewVouchList> {
  const hash = await addressHash(context);
  await refuseUnlistedUniversity(context.db, university_id);
  const hashes = emails.map((email, at) => {
    const found = hashOf(hash, email);
    if (found === null) {
      throw new AppError('VALIDATION_FAILED', {
        errors: [{ path: `emails.${at}`, message: words.email }],
      });
    }
    return found;
  });
  return writeAs(context.db, actor_id, async (trx) => {
    const actor = await trx
      .selectFrom('authenticated_user')
      .select('email')
      .where('id', '=', actor_id)
      .executeTakeFirst();
    const own = actor?.email ? hashOf(hash, actor.email) : null;
    refuseInvolved(own !== null && hashes.some((one) => one.equals(own)));
    const id = newId();
    const created_at = toInstant(context.clock.now());
    const link = link_people === undefined ? null : makeLink(hash, link_people, context.clock.now());
    await trx
      .insertInto('vouch_list')
      .values({ id, university_id, note, created_at, withdrawn_at: null, ...link?.kept })
      .execute();
    if (hashes.length > 0) {
      await trx
        .insertInto('vouch_invite')
        .values(
          hashes.map((address_hash) => ({ id: newId(), list_id: id, address_hash, proof_id: null, accepted_at: null })),
        )
        .onConflict((conflict) => conflict.constraint('vouch_invite_once').doNothing())
        .execute();
    }
    const subject = { type: 'vouch_list', id } as const;
    await recordStaffAct(trx, { kind: 'vouch_list_created', actor_id, subject, reason: note });
    const known = emails.length === 0 ? [] : await findByEmail(trx, emails);
    await notify(
      trx,
      known.map((user_id) => ({
        user_id,
        kind: 'vouch_invite',
        group_key: `vouch:${id}`,
        key: `vouch_invite:${id}:${user_id}`,
      })),
    );
    await enqueue(
      trx,
      known.map((user_id) => notifyOfInviteJob({ list_id: id, user_id })),
    );
    const list = await lists(trx).where('list.id', '=', id).executeTakeFirstOrThrow();
    return { ...list, token: link?.token ?? null };
  });
}

/** The open invite of a university for the user's own verified address; null if it names them not. */
export async function findInvite(
  context: Deps,
  db: Database,
  { user_id, university_id }: { user_id: string; university_id: string },
): Promise<{ id: string; university: string } | null> {
  const user = await db
    .selectFrom('authenticated_user')
    .select('email')
    .where('id', '=', user_id)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  const address_hash = user?.email ? hashOf(await addressHash(context), user.email) : null;
  if (address_hash === null) {
    return null;
  }
  const invite = await db
    .selectFrom('vouch_invite as invite')
    .innerJoin('vouch_list as list', 'list.id', 'invite.list_id')
    .innerJoin('university', 'university.id', 'list.university_id')
    .select(['invite.id', 'university.name as university'])
    .where('invite.address_hash', '=', address_hash)
    .where('list.university_id', '=', university_id)
    .where('list.withdrawn_at', 'is', null)
    .where('invite.accepted_at', 'is', null)
    .orderBy('list.created_at', 'desc')
    .executeTakeFirst();
  return invite ?? null;
}

/** Keeps the list of an invite from being withdrawn until the transaction ends. @returns false where it is already. */
const holdList = async (trx: Database, invite_id: string): Promise<boolean> =>
  (await trx
    .selectFrom('vouch_list as list')
    .innerJoin('vouch_invite as invite', 'invite.list_id', 'list.id')
    .select('list.id')
    .where('invite.id', '=', invite_id)
    .where('list.withdrawn_at', 'is', null)
    .forShare('list')
    .executeTakeFirst()) !== undefined;

/**
 * Accepts that a university names the user.
 * @throws AppError NOT_FOUND for an invite that isn't theirs, was accepted or withdrawn; ALREADY_EXISTS.
 */
export async function acceptVouch(
  context: Deps,
  { user_id, education_id, invite_id }: { user_id: string; education_id: string; invite_id: string },
): Promise<EducationProof> {
  await addressHash(context);
  const proof = await writeAs(context.db, user_id, async (trx) => {
    const education = await findOwnEducation(trx, user_id, education_id);
    const invite = await findInvite(context, trx, { user_id, university_id: education.university_id });
    if (invite?.id !== invite_id || !(await holdList(trx, invite_id))) {
      throw new AppError('NOT_FOUND');
    }
    const accepted_at = toInstant(context.clock.now());
    const written = await giveVouched(trx, context, { user_id, education });
    const taken = await trx
      .updateTable('vouch_invite')
      .set({ proof_id: written.id, accepted_at })
      .where('id', '=', invite_id)
      .where('accepted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (taken === undefined) {
      throw new AppError('NOT_FOUND');
    }
    return written;
  });
  return presentProof(proof, context.clock.now());
}

/**
 * Ends a list. The decisions about the mentors follow. It can be repeated.
 * @returns the proofs that it gave, also those that are revoked by now.
 * @throws AppError NOT_FOUND
 */
export async function endVouchList(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, actor_id }: { id: string; actor_id: string },
): Promise<{ university: string; given: GivenProof[] }> {
  const university = await writeAs(db, actor_id, async (trx) => {
    const withdrawn = await trx
      .updateTable('vouch_list')
      .set({ withdrawn_at: toInstant(clock.now()) })
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (withdrawn !== undefined) {
      await recordStaffAct(trx, { kind: 'vouch_list_ended', actor_id, subject: { type: 'vouch_list', id } });
    }
    const list = await lists(trx).where('list.id', '=', id).executeTakeFirst();
    if (list === undefined) {
      throw new AppError('NOT_FOUND');
    }
    return list.university.name;
  });
  const given = await db
    .selectFrom('vouch_invite as invite')
    .innerJoin('education_proof as proof', 'proof.id', 'invite.proof_id')
    .select(['proof.id', 'proof.auth_user_id as user_id'])
    .where('invite.list_id', '=', id)
    .orderBy('proof.id')
    .execute();
  return { university, given };
}

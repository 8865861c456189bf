import { VALIDATION_MESSAGES as words } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout, writeAs } from '../../db/write-as.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { changeProof, BY_SYSTEM, type ProofRow } from './change-proof.ts';
import { readDomain } from './read-domain.ts';
import { endCode, findCodes } from './send-code.ts';
import { enqueueProofNews } from './notify-of-proofs.ts';

interface Revocation {
  actor_id: string | null;
  reason: string;
  /** Whether the mentor learns of it otherwise. */
  is_notified?: boolean;
}

/** A proof that was given at some time, and its mentor. */
export interface GivenProof {
  id: string;
  user_id: string;
}

/** Revokes a proof that stands or stood; its mailbox proves no one any more. */
async function revoke(
  trx: Database,
  context: Pick<Context, 'clock'>,
  proof: ProofRow,
  { actor_id, reason, is_notified = false }: Revocation,
): Promise<boolean> {
  const by = actor_id === null ? BY_SYSTEM : ({ role: 'staff', user_id: actor_id } as const);
  const changed = await changeProof(trx, context, proof, { state: 'revoked', by, reason });
  if (changed === undefined) {
    return false;
  }
  if (changed.address_hash !== null) {
    await trx
      .updateTable('proof_address')
      .set({ is_revoked: true })
      .where('university_id', '=', changed.university_id)
      .where('address_hash', '=', changed.address_hash)
      .execute();
  }
  if (!is_notified) {
    await enqueueProofNews(trx, changed);
  }
  return true;
}

const findRevocable = (db: Database) =>
  db.selectFrom('education_proof').selectAll().where('state', 'in', ['proven', 'stale']);

export const hasRevocableProof = async (db: Database, user_id: string): Promise<boolean> =>
  (await findRevocable(db).where('auth_user_id', '=', user_id).executeTakeFirst()) !== undefined;

/**
 * Revokes some proofs of a user, or all, in the caller's transaction, which has locked the user. The decision that it follows from
 * is the caller's entry in the audit.
 * @returns the ids of the revoked proofs.
 */
export async function revokeProof(
  trx: Database,
  context: Pick<Context, 'clock'>,
  { user_id, ids, ...revocation }: Revocation & { user_id: string; ids?: readonly string[] },
): Promise<string[]> {
  const proofs = await findRevocable(trx)
    .where('auth_user_id', '=', user_id)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute();
  const revoked: string[] = [];
  for (const proof of proofs) {
    if (await revoke(trx, context, proof, revocation)) {
      revoked.push(proof.id);
    }
  }
  return revoked;
}

/** Ends the codes that are on their way to a domain. */
async function endCodes(
  db: Database,
  context: Pick<Context, 'clock'>,
  domain: string,
  { actor_id, reason }: Revocation,
): Promise<void> {
  const by = { role: 'staff', user_id: actor_id } as const;
  const findThere = (at: Database) =>
    findCodes(at).where((of) => of(of.fn.coalesce('new_domain', 'domain'), '=', domain));
  for (const { id, auth_user_id } of await findThere(db).execute()) {
    await writeAbout(db, auth_user_id, async (trx) => {
      const proof = await findThere(trx).where('id', '=', id).executeTakeFirst();
      if (proof !== undefined) {
        await endCode(trx, context, proof, { by, reason });
      }
    });
  }
}

/**
 * Begins the end of all proofs that a domain has given since an instant, as where its mailboxes were sold: ends the codes that
 * are on their way there. The decisions about the mentors follow. It can be repeated.
 * @returns the proofs, also those that are revoked by now, with their mentors.
 * @throws AppError VALIDATION_FAILED for an invalid domain, and for an instant in the future.
 */
export async function beginDomainRevocation(
  context: Pick<Context, 'db' | 'clock' | 'logger'>,
  { since, reason, actor_id, ...typed }: { domain: string; since: string; reason: string; actor_id: string },
): Promise<{ domain: string; given: GivenProof[] }> {
  const domain = readDomain(typed.domain);
  if (Date.parse(since) > context.clock.now()) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'since', message: words.past }] });
  }
  await writeAs(context.db, actor_id, (trx) =>
    recordStaffAct(trx, { kind: 'proofs_revoked', actor_id, subject: { type: 'mail_domain', id: domain }, reason }),
  );
  // First, so that a code that is entered meanwhile has given its proof before these are read.
  await endCodes(context.db, context, domain, { actor_id, reason });
  const given = await context.db
    .selectFrom('education_proof')
    .select(['id', 'auth_user_id as user_id'])
    // Those that stood at some time, also if they are revoked by now.
    .where('state', 'in', ['proven', 'stale', 'revoked'])
    .where('domain', '=', domain)
    .where('proven_at', '>=', since)
    .orderBy('id')
    .execute();
  return { domain, given };
}

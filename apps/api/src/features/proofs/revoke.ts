import { VALIDATION_MESSAGES as words } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout, writeAs } from '../../db/write-as.ts';
import { recordStaffAct } from '../staff/index.ts';
import {
  changeDeps,
  changeProof,
  BY_SYSTEM,
  DOMAIN_REVOKED,
  recordProofEvent,
  type ChangeDeps,
  type ProofRow,
} from './change-proof.ts';
import { readDomain } from './read-domain.ts';
import { forgetCodeMail } from './send-code.ts';
import { tellOfProof } from './notify-of-proofs.ts';

interface Revocation {
  actor_id: string | null;
  reason: string;
  /** Whether the mentor learns of it otherwise. */
  is_notified?: boolean;
}

/** Revokes a proof that stands or stood; its mailbox proves no one any more. */
async function revoke(
  trx: Database,
  deps: ChangeDeps,
  proof: ProofRow,
  { actor_id, reason, is_notified = false }: Revocation,
): Promise<boolean> {
  const by = actor_id === null ? BY_SYSTEM : ({ role: 'staff', user_id: actor_id } as const);
  const changed = await changeProof(trx, deps, proof, { state: 'revoked', by, reason });
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
    await tellOfProof(trx, changed);
  }
  return true;
}

const findRevocable = (db: Database) =>
  db.selectFrom('education_proof').selectAll().where('state', 'in', ['proven', 'stale']);

/** Those that stood at some time, also if they are revoked by now. */
const findGiven = (db: Database) =>
  db.selectFrom('education_proof').selectAll().where('state', 'in', ['proven', 'stale', 'revoked']);

export const hasRevocableProof = async (db: Database, user_id: string): Promise<boolean> =>
  (await findRevocable(db).where('auth_user_id', '=', user_id).executeTakeFirst()) !== undefined;

/**
 * Revokes one proof, or all of a user, in the caller's transaction, which has locked the user. The decision that it follows from
 * is the caller's entry in the audit.
 * @param deps from `proofChangeDeps`, made before the transaction.
 * @returns the ids of the revoked proofs.
 */
export async function revokeProof(
  trx: Database,
  deps: ChangeDeps,
  { user_id, proof_id, ...revocation }: Revocation & { user_id: string; proof_id?: string | undefined },
): Promise<string[]> {
  const proofs = await findRevocable(trx)
    .where('auth_user_id', '=', user_id)
    .$if(proof_id !== undefined, (query) => query.where('id', '=', proof_id ?? ''))
    .execute();
  const revoked: string[] = [];
  for (const proof of proofs) {
    if (await revoke(trx, deps, proof, revocation)) {
      revoked.push(proof.id);
    }
  }
  return revoked;
}

const findCodes = (db: Database) => db.selectFrom('education_proof').selectAll().where('state', '=', 'code_sent');

/** Ends the codes that are on their way to a domain. */
async function endCodes(
  db: Database,
  deps: ChangeDeps,
  domain: string,
  { actor_id, reason }: Revocation,
): Promise<void> {
  const by = { role: 'staff', user_id: actor_id } as const;
  for (const { id, auth_user_id } of await findCodes(db).where('domain', '=', domain).execute()) {
    await writeAbout(db, auth_user_id, async (trx) => {
      const proof = await findCodes(trx).where('id', '=', id).executeTakeFirst();
      if (proof?.domain === domain) {
        await forgetCodeMail(trx, proof);
        await changeProof(trx, deps, proof, { state: 'expired', by, reason, set: { address_hash: null } });
      }
    });
  }
}

/** Keeps a proof revoked that a decision had revoked before its domain: an appeal against the decision doesn't give it back. */
const keepRevoked = (trx: Database, proof: ProofRow, { actor_id, reason }: Revocation): Promise<void> =>
  recordProofEvent(trx, proof, {
    kind: DOMAIN_REVOKED,
    from: 'revoked',
    to: 'revoked',
    by: { role: 'staff', user_id: actor_id },
    reason,
  });

/**
 * Revokes all proofs that a domain has given since an instant, as where its mailboxes were sold, and ends the codes that are on
 * their way there. It can be repeated.
 * @throws AppError VALIDATION_FAILED for what is no domain, and for an instant that is ahead.
 */
export async function revokeDomainProofs(
  context: Pick<Context, 'db' | 'clock' | 'logger'>,
  { since, reason, actor_id, ...typed }: { domain: string; since: string; reason: string; actor_id: string },
): Promise<{ revoked: number }> {
  const domain = readDomain(typed.domain);
  if (Date.parse(since) > context.clock.now()) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'since', message: words.past }] });
  }
  const deps = await changeDeps(context);
  await writeAs(context.db, actor_id, (trx) =>
    recordStaffAct(trx, { kind: 'proofs_revoked', actor_id, subject: { type: 'mail_domain', id: domain }, reason }),
  );
  // First, so that a code that is entered meanwhile has given its proof before these are read.
  await endCodes(context.db, deps, domain, { actor_id, reason });
  const given = await findGiven(context.db)
    .where('domain', '=', domain)
    .where('proven_at', '>=', since)
    .orderBy('id')
    .execute();
  let revoked = 0;
  for (const { id, auth_user_id } of given) {
    await writeAbout(context.db, auth_user_id, async (trx) => {
      const proof = await findGiven(trx).where('id', '=', id).executeTakeFirst();
      if (proof?.state === 'revoked') {
        await keepRevoked(trx, proof, { actor_id, reason });
      } else {
        revoked += proof && (await revoke(trx, deps, proof, { actor_id, reason })) ? 1 : 0;
      }
    });
  }
  return { revoked };
}

import { LIMITS, VALIDATION_MESSAGES as words, type EducationProof } from '@abroad/contract';
import { readMailbox } from '@abroad/reference-data/mail-domains/mailbox';
import { matchMailDomain, suffixesOf } from '@abroad/reference-data/mail-domains/match-mail-domain';
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { subscriberOf } from '../../http/rate-limit.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { findListedDomains, findProvingDomains } from '../reference/mail-domains.ts';
import { changeProof, recordProofEvent, type ProofRow } from './change-proof.ts';
import { takeCodeAllowance } from './code-allowance.ts';
import type { KeyedHash } from '../../db/keyed-hash.ts';
import { addressHash } from './address-hash.ts';
import { canRenew } from './ask-again.ts';
import { freeAddress } from './end-proofs.ts';
import { findOwnEducation, presentProof, type OwnEducation } from './own-education.ts';
import { endCode, expireCodeJob, forgetCodeMail, sealCode, sendCodeJob } from './send-code.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'sealer'>;

const MINUTE_MS = 60_000;
const CODES = 1_000_000;
const CODE_DIGITS = 6;

/**
 * The mailbox of an address, and the domain of the university that it is under.
 * @throws AppError VALIDATION_FAILED (`email`), PROOF_NEEDS_DOCUMENT.
 */
async function checkAddress(db: Database, university_id: string, email: string) {
  const mailbox = readMailbox(email);
  if (mailbox === null) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'email', message: words.university_email }] });
  }
  const listed = await findListedDomains(db, suffixesOf(mailbox.host));
  const match = matchMailDomain(mailbox.host, university_id, listed);
  if ('document' in match) {
    throw new AppError('PROOF_NEEDS_DOCUMENT');
  }
  return { ...mailbox, domain: match.domain };
}

const findAffiliation = (trx: Database, education_id: string): Promise<ProofRow | undefined> =>
  trx
    .selectFrom('education_proof')
    .selectAll()
    .where('education_id', '=', education_id)
    .where('kind', '=', 'affiliation')
    .where('state', 'in', ['code_sent', 'proven'])
    .executeTakeFirst();

interface NewCode {
  user_id: string;
  education: OwnEducation;
  domain: string;
  address_hash: Buffer;
  code: string;
}

/** Begins a proof by mail, replaces the code of the one that is under way, or adds a code to one that is old and stands. */
async function writeCode(
  trx: Database,
  hash: KeyedHash,
  { user_id, education, domain, address_hash, code }: NewCode,
  now: number,
): Promise<ProofRow> {
  const before = await findAffiliation(trx, education.id);
  const isRenewal = before?.state === 'proven';
  if (isRenewal && !canRenew(before, now)) {
    throw new AppError('ALREADY_EXISTS');
  }
  if (before) {
    await forgetCodeMail(trx, before);
  }
  const id = before?.id ?? newId();
  const fresh = {
    code_hash: hash.of('code', id, code),
    code_expires_at: toInstant(now + LIMITS.proof_code_min * MINUTE_MS),
    code_tries: 0,
    updated_at: toInstant(now),
  };
  const written = before
    ? trx
        .updateTable('education_proof')
        .set({ ...fresh, version: before.version + 1 })
        .set(isRenewal ? { new_domain: domain, new_address_hash: address_hash } : { domain, address_hash })
        .where('id', '=', id)
        .where('state', '=', before.state)
    : trx.insertInto('education_proof').values({
        ...fresh,
        domain,
        address_hash,
        id,
        profile_id: education.profile_id,
        education_id: education.id,
        auth_user_id: user_id,
        university_id: education.university_id,
        kind: 'affiliation',
        method: 'mail',
        state: 'code_sent',
        created_at: toInstant(now),
      });
  const proof = await written.returningAll().executeTakeFirstOrThrow();
  const by = { role: 'mentor', user_id } as const;
  await recordProofEvent(trx, proof, { kind: 'code_sent', from: before?.state ?? null, to: proof.state, by });
  return proof;
}

/**
 * Sends a code to an address at the education's university. The address itself is only in the mail.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, PROOF_NEEDS_DOCUMENT, ALREADY_EXISTS, TOO_MANY_PROOF_CODES.
 */
export async function startMailProof(
  context: Deps,
  { user_id, education_id, email, ip }: { user_id: string; education_id: string; email: string; ip: string },
): Promise<EducationProof> {
  const hash = await addressHash(context);
  const { university_id } = await findOwnEducation(context.db, user_id, education_id);
  const { mailbox, host, domain } = await checkAddress(context.db, university_id, email);
  const code = String(randomInt(CODES)).padStart(CODE_DIGITS, '0');
  const address_hash = hash.of('mailbox', mailbox);
  const proof = await writeAs(context.db, user_id, async (trx) => {
    const now = context.clock.now();
    const education = await findOwnEducation(trx, user_id, education_id);
    if (education.university_id !== university_id) {
      throw new AppError('PROOF_NEEDS_DOCUMENT');
    }
    const place_hash = hash.of('place', domain, subscriberOf(ip));
    const written = await writeCode(trx, hash, { user_id, education, domain, address_hash, code }, now);
    await takeCodeAllowance(trx, { user_id, place_hash, mailbox_hash: address_hash, now });
    const sending = { proof_id: written.id, version: written.version };
    const sealed = sealCode(context, written.id, { email: `${email.slice(0, email.lastIndexOf('@'))}@${host}`, code });
    await enqueue(trx, [
      sendCodeJob({ ...sending, ...sealed }),
      expireCodeJob({ proof_id: written.id }, { run_at: written.code_expires_at ?? undefined }),
    ]);
    return written;
  });
  return presentProof(proof, context.clock.now());
}

/** @returns whether the mailbox proves this account now, and no other. The primary key decides between two at once. */
async function takeAddress(trx: Database, { university_id, address_hash, auth_user_id }: ProofRow): Promise<boolean> {
  if (address_hash === null) {
    return false;
  }
  const taken = await trx
    .insertInto('proof_address')
    .values({ university_id, address_hash, auth_user_id })
    .onConflict((conflict) =>
      conflict
        .columns(['university_id', 'address_hash'])
        .doUpdateSet({ auth_user_id })
        .where('proof_address.auth_user_id', '=', auth_user_id)
        .where('proof_address.is_revoked', '=', false),
    )
    .returning('auth_user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether the domain of a proof proves its university still: an admin may have changed it since the code was sent. */
const provesStill = async (trx: Database, { university_id, domain }: ProofRow): Promise<boolean> =>
  (await findProvingDomains(trx, university_id)).some((proving) => proving.domain === domain);

type Outcome = ProofRow | 'PROOF_CODE_WRONG' | 'PROOF_CODE_EXPIRED' | 'PROOF_ADDRESS_TAKEN' | 'PROOF_NEEDS_DOCUMENT';

/**
 * Takes a code. Five wrong ones end it.
 * @throws AppError NOT_FOUND, PROOF_CODE_WRONG, PROOF_CODE_EXPIRED also where none is under way, PROOF_ADDRESS_TAKEN,
 * PROOF_NEEDS_DOCUMENT where the domain no longer proves anything by itself.
 */
export async function confirmMailProof(
  context: Deps,
  { user_id, education_id, code }: { user_id: string; education_id: string; code: string },
): Promise<EducationProof> {
  const hash = await addressHash(context);
  const by = { role: 'mentor', user_id } as const;
  const outcome = await writeAs(context.db, user_id, async (trx): Promise<Outcome> => {
    await findOwnEducation(trx, user_id, education_id);
    const proof = await findAffiliation(trx, education_id);
    if (proof === undefined || proof.code_hash === null || proof.code_expires_at === null) {
      return 'PROOF_CODE_EXPIRED';
    }
    const now = context.clock.now();
    if (Date.parse(proof.code_expires_at) <= now || proof.code_tries >= LIMITS.proof_code_tries) {
      return 'PROOF_CODE_EXPIRED';
    }
    if (!timingSafeEqual(hash.of('code', proof.id, code), proof.code_hash)) {
      await trx
        .updateTable('education_proof')
        .set({ code_tries: proof.code_tries + 1 })
        .where('id', '=', proof.id)
        .execute();
      return 'PROOF_CODE_WRONG';
    }
    const isRenewal = proof.state === 'proven';
    const shown = isRenewal ? { domain: proof.new_domain, address_hash: proof.new_address_hash } : {};
    if (!(await provesStill(trx, { ...proof, ...shown }))) {
      await endCode(trx, context, proof, { by, reason: 'domain_ended' });
      return 'PROOF_NEEDS_DOCUMENT';
    }
    if (!(await takeAddress(trx, { ...proof, ...shown }))) {
      await endCode(trx, context, proof, { by, reason: 'address_taken' });
      return 'PROOF_ADDRESS_TAKEN';
    }
    await forgetCodeMail(trx, proof);
    const set = { ...shown, proven_at: toInstant(now), asked_again_at: null };
    const kind = isRenewal ? 'renewed' : 'proven';
    const proven = await changeProof(trx, context, proof, { state: 'proven', kind, by, set });
    await freeAddress(trx, proof);
    return proven ?? 'PROOF_CODE_EXPIRED';
  });
  if (typeof outcome === 'string') {
    throw new AppError(outcome);
  }
  return presentProof(outcome, context.clock.now());
}

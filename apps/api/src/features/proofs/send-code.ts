import { LIMITS } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { oneLine } from '../../core/one-line.ts';
import { paragraphOf } from '../../core/paragraph-of.ts';
import { wordsIn } from '../../core/words-in.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { plainMail } from '../mail/mail-content.ts';
import { findReader } from '../mail/find-reader.ts';
import { forgetMail, sendNotification } from '../mail/outbox.ts';
import { isolated } from '../mail/write-values.ts';
import type { Notification } from '../mail/compose.ts';
import { BY_SYSTEM, changeProof, type ProofActor, type ProofRow } from './change-proof.ts';

/** The address and the code are sealed: the queue shows neither. */
export const sendCodeJob = jobKind({
  task: 'send-proof-code',
  payload: z.object({ proof_id: z.uuid(), version: z.int(), sealed: z.string(), key_id: z.string() }),
  lane: 'mail',
  key: ({ proof_id }) => `send-proof-code:${proof_id}`,
});
export const expireCodeJob = jobKind({
  task: 'expire-proof-code',
  payload: z.object({ proof_id: z.uuid() }),
  key: ({ proof_id }) => `expire-proof-code:${proof_id}`,
});

const Sending = z.object({ email: z.string(), code: z.string() });
const contextOf = (proof_id: string) => `proof-code:${proof_id}`;

export function sealCode(
  { sealer }: Pick<Context, 'sealer'>,
  proof_id: string,
  sending: z.infer<typeof Sending>,
): { sealed: string; key_id: string } {
  const { bytes, key_id } = sealer.seal(JSON.stringify(sending), contextOf(proof_id));
  return { sealed: bytes.toString('base64'), key_id };
}

interface ProofCode {
  language: string;
  /** Of the person who asked for the code. */
  name: string;
  university: string;
  code: string;
}

/** A code to an address that isn't the account's: it says who asked, and that nothing happens to those who ignore it. */
export const proofCodeNotification: Notification<ProofCode> = {
  kind: 'proof_code',
  preference: null,
  is_secret: true,
  content({ language, name, university, code }, { public_url }) {
    const t = wordsIn(language);
    const title = t('proofs.code.title', { code });
    const named = {
      person: isolated(oneLine(name), t.direction),
      university: isolated(oneLine(university), t.direction),
      minutes: LIMITS.proof_code_min,
    };
    return plainMail(language, {
      heading: title,
      lead: paragraphOf(language, t('proofs.code.lead', named), t('proofs.code.ignore')),
      quote: { label: t('proofs.code.code_label'), text: code },
      button: { label: t('proofs.code.button'), href: `${public_url}/my-profile` },
      why: t('proofs.code.why'),
    });
  },
};

/** The key of the mail with a proof's present code. */
const mailOf = ({ id, version }: Pick<ProofRow, 'id' | 'version'>) => `${proofCodeNotification.kind}:${id}:${version}`;

/** Deletes the mail with the address and the code, in the caller's transaction. */
export const forgetCodeMail = (db: Database, proof: Pick<ProofRow, 'id' | 'version'>): Promise<void> =>
  forgetMail(db, mailOf(proof));

/** Sends a code, unless a newer one was asked for or the proof has ended. Where mails are really sent, it is deleted at once. */
export async function sendCode(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'mail' | 'sealer'>,
  { proof_id, version, sealed, key_id }: z.infer<typeof sendCodeJob.payload>,
): Promise<void> {
  const proof = await context.db
    .selectFrom('education_proof as proof')
    .innerJoin('university', 'university.id', 'proof.university_id')
    .select(['proof.id', 'proof.auth_user_id', 'proof.version', 'proof.code_hash', 'university.name as university'])
    .where('proof.id', '=', proof_id)
    .executeTakeFirst();
  const reader = proof && (await findReader(context.db, proof.auth_user_id));
  if (!proof || !reader || proof.code_hash === null || proof.version !== version) {
    return;
  }
  const opened = context.sealer.open({ bytes: Buffer.from(sealed, 'base64'), key_id }, contextOf(proof_id));
  const { email, code } = Sending.parse(JSON.parse(opened));
  const { language } = reader;
  await sendNotification(context, proofCodeNotification, {
    to: { ...reader, email },
    facts: { language, name: fullName(reader, language), university: proof.university, code },
    deduplication: mailOf(proof),
  });
  if (context.mail.kind !== 'mailbox') {
    await forgetCodeMail(context.db, proof);
  }
}

/** Proofs with a code on its way: those that begin, and those that are made again. */
export const findCodes = (db: Database) =>
  db.selectFrom('education_proof').selectAll().where('code_hash', 'is not', null);

/** Ends a code and deletes its mail: with it ends a proof that it began, and one that it made again stands as before. */
export async function endCode(
  trx: Database,
  context: Pick<Context, 'clock'>,
  proof: ProofRow,
  { by, reason = null }: { by: ProofActor; reason?: string | null },
): Promise<void> {
  await forgetCodeMail(trx, proof);
  await changeProof(
    trx,
    context,
    proof,
    proof.state === 'proven'
      ? { state: 'proven', kind: 'renewal_ended', by, reason }
      : { state: 'expired', by, reason, set: { address_hash: null } },
  );
}

/** Ends a code whose time is over. */
export async function expireCode(context: Pick<Context, 'db' | 'clock' | 'logger'>, proof_id: string): Promise<void> {
  const find = (db: Database) =>
    findCodes(db)
      .where('id', '=', proof_id)
      .where('code_expires_at', '<=', toInstant(context.clock.now()))
      .executeTakeFirst();
  const seen = await find(context.db);
  if (seen === undefined) {
    return;
  }
  await writeAbout(context.db, seen.auth_user_id, async (trx) => {
    const proof = await find(trx);
    if (proof !== undefined) {
      await endCode(trx, context, proof, { by: BY_SYSTEM });
    }
  });
}

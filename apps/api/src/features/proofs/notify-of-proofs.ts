import { ProofState, type ProofRefusal } from '@abroad/contract';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { oneLine } from '../../core/one-line.ts';
import { paragraphOf } from '../../core/paragraph-of.ts';
import { wordsIn } from '../../core/words-in.ts';
import type { Database } from '../../db/connection.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { plainMail } from '../mail/mail-content.ts';
import { findReader } from '../mail/find-reader.ts';
import { isolated } from '../mail/write-values.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';
import { notify } from '../notifications/notify.ts';
import type { ProofRow } from './change-proof.ts';

/** Writes to a mentor that their proof was decided on or revoked, or that it is old. */
export const notifyOfProofJob = jobKind({
  task: 'tell-of-proof',
  payload: z.object({ proof_id: z.uuid(), state: z.enum([...ProofState.options, 'old']) }),
  lane: 'mail',
  key: ({ proof_id, state }) => `tell-of-proof:${proof_id}:${state}`,
});

/** Enqueues the mail about a decision on a proof, and tells of it in the product, in the transaction of the decision. */
export async function enqueueProofNews(
  trx: Database,
  { id, auth_user_id: user_id, state }: Pick<ProofRow, 'id' | 'auth_user_id' | 'state'>,
): Promise<void> {
  if (state === 'proven' || state === 'refused' || state === 'revoked') {
    const told = { user_id, kind: 'proof_news', key: `proof_news:${id}:${state}` } as const;
    await notify(trx, [{ ...told, group_key: `proof:${id}`, data: { outcome: state } }]);
  }
  await enqueue(trx, [notifyOfProofJob({ proof_id: id, state })]);
}

/** The same of a proof that is asked for again. */
export async function enqueueOldProof(
  trx: Database,
  { id, auth_user_id: user_id, asked_again_at }: Pick<ProofRow, 'id' | 'auth_user_id' | 'asked_again_at'>,
): Promise<void> {
  const key = `proof_news:${id}:old:${asked_again_at}`;
  await notify(trx, [{ user_id, kind: 'proof_news', key, group_key: `proof:${id}`, data: { outcome: 'old' } }]);
  await enqueue(trx, [notifyOfProofJob({ proof_id: id, state: 'old' })]);
}

interface ProofNews {
  language: string;
  university: string;
  outcome: 'proven' | 'refused' | 'revoked' | 'old';
  refusal: ProofRefusal | null;
}

/** Notifies of an accepted or refused document, with the reason; of a proof that no longer counts; or that it can be renewed. */
export const proofNewsNotification: Notification<ProofNews> = {
  kind: 'proof_news',
  preference: null,
  content({ language, university, outcome, refusal }, { public_url }) {
    const t = wordsIn(language);
    const title = t(`proofs.news.${outcome}.title`, { at: isolated(oneLine(university), t.direction) });
    const lead = t(`proofs.news.${outcome}.lead`);
    return plainMail(language, {
      heading: title,
      lead: refusal === null ? lead : paragraphOf(language, t(`proofs.refusals.${refusal}`), lead),
      button: { label: t(`proofs.news.${outcome}.button`), href: `${public_url}/my-profile` },
    });
  },
};

/** Writes to a user whom a university names. */
export const notifyOfInviteJob = jobKind({
  task: 'tell-of-vouch-invite',
  payload: z.object({ list_id: z.uuid(), user_id: z.uuid() }),
  lane: 'mail',
  key: ({ list_id, user_id }) => `tell-of-vouch-invite:${list_id}:${user_id}`,
});

/** Notifies that a university names the reader, who may accept it in the profile. */
export const vouchInviteNotification: Notification<Pick<ProofNews, 'language' | 'university'>> = {
  kind: 'vouch_invite',
  preference: null,
  content({ language, university }, { public_url }) {
    const t = wordsIn(language);
    const title = t('proofs.invite.title', { at: isolated(oneLine(university), t.direction) });
    return plainMail(language, {
      heading: title,
      lead: t('proofs.invite.lead'),
      button: { label: t('proofs.invite.button'), href: `${public_url}/my-profile` },
    });
  },
};

type MailDeps = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

/** Tells a user of an invite, once, unless the list has ended. */
export async function notifyOfInvite(
  context: MailDeps,
  { list_id, user_id }: z.infer<typeof notifyOfInviteJob.payload>,
): Promise<void> {
  const list = await context.db
    .selectFrom('vouch_list')
    .innerJoin('university', 'university.id', 'vouch_list.university_id')
    .select('university.name as university')
    .where('vouch_list.id', '=', list_id)
    .where('vouch_list.withdrawn_at', 'is', null)
    .executeTakeFirst();
  const reader = await findReader(context.db, user_id);
  if (list && reader) {
    await sendNotification(context, vouchInviteNotification, {
      to: reader,
      facts: { language: reader.language, university: list.university },
      deduplication: `${vouchInviteNotification.kind}:${list_id}:${user_id}`,
    });
  }
}

/** Tells a mentor of a decision, once, and only while it stands. */
export async function notifyOfProof(
  context: MailDeps,
  { proof_id, state }: z.infer<typeof notifyOfProofJob.payload>,
): Promise<void> {
  const proof = await context.db
    .selectFrom('education_proof as proof')
    .innerJoin('university', 'university.id', 'proof.university_id')
    .select([
      'proof.auth_user_id',
      'proof.state',
      'proof.refusal',
      'proof.asked_again_at',
      'university.name as university',
    ])
    .where('proof.id', '=', proof_id)
    .executeTakeFirst();
  const reader = proof && (await findReader(context.db, proof.auth_user_id));
  if (!proof || !reader) {
    return;
  }
  const { university, refusal, asked_again_at } = proof;
  const stands = state === 'old' ? proof.state === 'proven' && asked_again_at !== null : proof.state === state;
  if (stands && (state === 'proven' || state === 'refused' || state === 'revoked' || state === 'old')) {
    const again = state === 'old' ? `:${asked_again_at}` : '';
    await sendNotification(context, proofNewsNotification, {
      to: reader,
      facts: { language: reader.language, university, outcome: state, refusal },
      deduplication: `${proofNewsNotification.kind}:${proof_id}:${state}${again}`,
    });
  }
}

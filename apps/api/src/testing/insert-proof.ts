import type { ProofKind } from '@abroad/contract';
import { readMailbox } from '@abroad/reference-data/mail-domains/mailbox';
import { toInstant } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { refreshSearchRow } from '../features/mentors/search-row.ts';
import { addressHash } from '../features/proofs/address-hash.ts';
import type { ProofRow } from '../features/proofs/change-proof.ts';
import type { Database } from '../db/connection.ts';
import type { TestApi } from './api.ts';
import { insertRows, type Rows } from './insert-rows.ts';
import type { Made, MadeMentor } from './make.ts';

interface ProofWishes {
  kind?: ProofKind;
  /** Of the study; left out: that of `university_id`, or the first. */
  education_id?: string;
  university_id?: string | null;
  /** The mailbox that got the code; left out: one of the mentor's at Delft. */
  email?: string;
  /** The person who accepted the document. */
  staff?: Made;
  /** RFC 3339; left out: now. */
  at?: string;
}

/** A proof that stands, and what becomes of it. */
interface MadeProof {
  id: string;
  /** Ends the proof, or changes it as a change of the education does. */
  end(state: 'stale' | 'revoked'): Promise<void>;
}

interface Step {
  kind: string;
  to: ProofRow['state'];
  by?: Made;
}

const METHODS = { affiliation: 'mail', graduation: 'document', vouched: 'institution' } as const;
/** How each kind comes about. */
const stepsOf = (staff: Made | undefined): Readonly<Record<ProofKind, readonly Step[]>> => ({
  affiliation: [
    { kind: 'code_sent', to: 'code_sent' },
    { kind: 'proven', to: 'proven' },
  ],
  graduation: [
    { kind: 'handed_in', to: 'in_review' },
    { kind: 'proven', to: 'proven', ...(staff && { by: staff }) },
  ],
  vouched: [{ kind: 'accepted', to: 'proven' }],
});

interface Proof {
  proof_id: string;
  education_id: string;
  auth_user_id: string;
  university_id: string;
}
const eventOf = (proof: Proof, { kind, to, by }: Step, before: Step | undefined) => ({
  ...proof,
  id: newId(),
  kind,
  from_state: before?.to ?? null,
  to_state: to,
  actor_user_id: by?.user_id ?? proof.auth_user_id,
  actor_role: by === undefined ? ('mentor' as const) : ('staff' as const),
});

/** The rows by which a mailbox proves a study. */
async function rowsOfMailbox(
  { context }: TestApi,
  proof: { auth_user_id: string; university_id: string; created_at: string },
  email: string,
) {
  const { auth_user_id, university_id, created_at: sent_at } = proof;
  const { mailbox, host: domain } = readMailbox(email) ?? { mailbox: email, host: '' };
  const hash = await addressHash(context);
  const address_hash = hash.of('mailbox', mailbox);
  const place_hash = hash.of('place', domain, '127.0.0.1');
  const rows = {
    proof_address: [{ university_id, address_hash, auth_user_id }],
    proof_send: [{ id: newId(), auth_user_id, place_hash, mailbox_hash: address_hash, sent_at }],
  } satisfies Rows;
  return { domain, address_hash, rows };
}

/**
 * Proves a study of a mentor: the rows that a code, a document (without its file), or an invitation of the university
 * (without its list) would have left, and what the search finds by them. No job follows.
 */
export async function insertProof(
  api: TestApi,
  { user_id, profile_id, slug }: MadeMentor,
  { kind = 'affiliation', education_id, university_id, email = `${slug}@tudelft.nl`, staff, at }: ProofWishes = {},
): Promise<MadeProof> {
  const { context } = api;
  const { db, clock } = context;
  const studies = db
    .selectFrom('mentor_education')
    .select(['id', 'university_id'])
    .where('profile_id', '=', profile_id);
  const found =
    university_id === undefined ? studies.orderBy('id') : studies.where('university_id', '=', university_id);
  const study = await (
    education_id === undefined ? found : studies.where('id', '=', education_id)
  ).executeTakeFirstOrThrow();
  const created_at = at ?? toInstant(clock.now());
  const own = { education_id: study.id, auth_user_id: user_id, university_id: study.university_id ?? '' };
  const mailbox = kind === 'affiliation' ? await rowsOfMailbox(api, { ...own, created_at }, email) : null;
  const steps = stepsOf(staff)[kind];
  const id = newId();
  const change = (write: (trx: Database) => Promise<unknown>) =>
    db.transaction().execute(async (trx) => {
      await write(trx);
      await refreshSearchRow(trx, user_id, clock);
    });
  await change((trx) =>
    insertRows(trx, {
      ...mailbox?.rows,
      education_proof: [
        {
          ...own,
          id,
          profile_id,
          kind,
          method: METHODS[kind],
          state: 'proven',
          domain: mailbox?.domain ?? null,
          address_hash: mailbox?.address_hash ?? null,
          version: steps.length,
          proven_at: created_at,
          created_at,
          updated_at: created_at,
        },
      ],
      education_proof_event: steps.map((step, place) => eventOf({ ...own, proof_id: id }, step, steps[place - 1])),
    }),
  );
  return {
    id,
    end: (state) => change((trx) => trx.updateTable('education_proof').set({ state }).where('id', '=', id).execute()),
  };
}

import {
  LIMITS,
  type AdminProof,
  type AdminProofDetails,
  type AdminProofs,
  type DecideProof,
  type ProofState,
} from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import { readSealedFile } from '../sealed-files/read.ts';
import { keepDecidedFiles, listSealedFiles } from '../sealed-files/files.ts';
import { named } from '../staff/named.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { refuseOwn } from '../staff/own-matters.ts';
import { changeProof, type ProofRow } from './change-proof.ts';
import { filesOf } from './documents.ts';
import { enqueueProofNews } from './notify-of-proofs.ts';

const DAY_MS = 24 * 60 * 60_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** When documents should be decided on, weekends left out. */
function dueAt(handed_in: string): string {
  let at = Date.parse(handed_in);
  for (let days = 0; days < LIMITS.proof_review_days;) {
    at += DAY_MS;
    const day = new Date(at).getUTCDay();
    days += day === SUNDAY || day === SATURDAY ? 0 : 1;
  }
  return toInstant(at);
}

const EDUCATION = [
  'id',
  'school',
  'university_id',
  'country_code',
  'degree_id',
  'field_of_study',
  'start_date',
  'end_date',
  'location',
  'is_study_abroad',
  'updated_at',
] as const;

const records = (db: Database) =>
  db
    .selectFrom('education_proof as proof')
    .innerJoin('mentor_education as education', (join) =>
      join.onRef('education.profile_id', '=', 'proof.profile_id').onRef('education.id', '=', 'proof.education_id'),
    )
    .innerJoin('authenticated_user as person', 'person.id', 'proof.auth_user_id')
    .innerJoin('university', 'university.id', 'proof.university_id')
    .select(['proof.id', 'proof.kind', 'proof.state', 'proof.refusal', 'proof.domain', 'proof.version'])
    .select(['proof.proven_at', 'proof.created_at', 'proof.updated_at'])
    .select(['person.id as user_id', 'person.first_name', 'person.last_name', 'person.slug'])
    .select(sql<boolean>`person.status = 'deleted'`.as('is_deleted'))
    .select([
      sql<AdminProof['university']>`jsonb_build_object('id', university.id, 'name', university.name)`.as('university'),
      sql<number>`(select count(*)::int from education_proof_event before
        where before.auth_user_id = proof.auth_user_id and before.university_id = proof.university_id
        and before.to_state = 'refused' and before.proof_id <> proof.id and before.created_at < proof.created_at)`.as(
        'refused_before',
      ),
    ])
    .select(EDUCATION.map((column) => `education.${column} as education_${column}` as const));

type Found = Awaited<ReturnType<ReturnType<typeof records>['execute']>>[number];

function present(row: Found): AdminProof {
  const { id, kind, state, refusal, domain, version, university, refused_before, user_id, slug } = row;
  const { first_name, last_name, is_deleted } = row;
  const person = named({ user_id, slug, first_name, last_name, is_deleted });
  const { proven_at, created_at, updated_at } = row;
  const education = Object.fromEntries(
    EDUCATION.map((column) => [column, row[`education_${column}`]]),
  ) as AdminProof['education'];
  const known = { id, kind, state, refusal, domain, version, person, university, refused_before };
  return { ...known, education, proven_at, created_at, updated_at, due_at: dueAt(created_at) };
}

/** Documents of others to decide on, the oldest first; or proofs in another state, the latest first. */
export async function listAdminProofs(
  { db }: Pick<Context, 'db'>,
  actor_id: string,
  { state = 'in_review', ...page }: { state?: ProofState | undefined; page: number; page_size: number },
): Promise<AdminProofs> {
  const { limit, offset } = pageBounds(page);
  const { total } = await db
    .selectFrom('education_proof')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('state', '=', state)
    .where('auth_user_id', '<>', actor_id)
    .executeTakeFirstOrThrow();
  const rows = await records(db)
    .where('proof.state', '=', state)
    .where('proof.auth_user_id', '<>', actor_id)
    .orderBy('proof.created_at', state === 'in_review' ? 'asc' : 'desc')
    .orderBy('proof.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return toPage(rows.map(present), total, page);
}

/** How many documents of others wait for a decision, and how many of them for too long. */
export async function countDueProofs(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor_id: string,
): Promise<{ due: number; overdue: number }> {
  const rows = await db
    .selectFrom('education_proof')
    .select('created_at')
    .where('state', '=', 'in_review')
    .where('auth_user_id', '<>', actor_id)
    .execute();
  const now = clock.now();
  return {
    due: rows.length,
    overdue: rows.filter(({ created_at }) => Date.parse(dueAt(created_at)) < now).length,
  };
}

async function findRecord(db: Database, id: string): Promise<AdminProof> {
  const row = await records(db).where('proof.id', '=', id).executeTakeFirst();
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return present(row);
}

/** @throws AppError NOT_FOUND, STAFF_INVOLVED for one's own */
export async function getAdminProof(
  { db }: Pick<Context, 'db'>,
  { id, actor_id }: { id: string; actor_id: string },
): Promise<AdminProofDetails> {
  const record = await findRecord(db, id);
  refuseOwn(actor_id, [record.person.user_id]);
  return { ...record, files: await listSealedFiles(db, filesOf(id)) };
}

/** A document as a download; the look is recorded. @throws AppError NOT_FOUND, STAFF_INVOLVED for one's own */
export async function getAdminProofFile(
  context: Pick<Context, 'db' | 'clock' | 'storage' | 'sealer'>,
  { id, file_id, actor_id }: { id: string; file_id: string; actor_id: string },
) {
  refuseOwn(actor_id, [(await findRecord(context.db, id)).person.user_id]);
  return readSealedFile(context, { id: file_id, subject: filesOf(id), actor_id });
}

const changeOf = (decision: DecideProof, now: number) =>
  decision.decision === 'prove'
    ? ({ state: 'proven', set: { proven_at: toInstant(now) }, reason: null } as const)
    : ({ state: 'refused', set: { refusal: decision.refusal }, reason: decision.refusal } as const);

/**
 * Decides on the documents of a proof, once for its version.
 * @throws AppError NOT_FOUND, STAFF_INVOLVED, CHANGED_MEANWHILE.
 */
export async function decideProof(
  context: Pick<Context, 'db' | 'clock' | 'logger'>,
  { id, actor_id, decision }: { id: string; actor_id: string; decision: DecideProof },
): Promise<AdminProof> {
  const find = (db: Database): Promise<ProofRow | undefined> =>
    db.selectFrom('education_proof').selectAll().where('id', '=', id).executeTakeFirst();
  const seen = await find(context.db);
  if (seen === undefined) {
    throw new AppError('NOT_FOUND');
  }
  refuseOwn(actor_id, [seen.auth_user_id]);
  const sides = { mentor_user_id: seen.auth_user_id, prospect_user_id: actor_id };
  return writeBetween(context.db, sides, actor_id, async (trx) => {
    const proof = await find(trx);
    const now = context.clock.now();
    const { reason, ...change } = changeOf(decision, now);
    const changed =
      proof?.state === 'in_review' && proof.version === decision.version
        ? await changeProof(trx, context, proof, { ...change, reason, by: { role: 'staff', user_id: actor_id } })
        : undefined;
    if (changed === undefined) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    await keepDecidedFiles(trx, filesOf(id), now);
    const act = { kind: 'proof_decided', actor_id, about_user_id: changed.auth_user_id, reason } as const;
    await recordStaffAct(trx, { ...act, subject: filesOf(id) });
    await enqueueProofNews(trx, changed);
    return findRecord(trx, id);
  });
}

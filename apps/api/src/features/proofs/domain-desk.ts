import { LIMITS, type AdminMailDomain, type AdminMailDomains, type MailDomainProposal } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import type { Database } from '../../db/connection.ts';
import { dueCounts } from '../../db/due-counts.ts';
import { writeAs } from '../../db/write-as.ts';
import { refuseUnlistedUniversity } from '../profiles/check-reference.ts';
import { addMailDomain, changeMailDomain, findMailDomain, searchMailDomains } from '../reference/mail-domains.ts';
import { findUniversitiesById } from '../reference/reference.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { refuseInvolved } from '../staff/own-matters.ts';
import { findOwnEducation } from './own-education.ts';
import { readListableDomain } from './read-domain.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger'>;
type Kind = AdminMailDomain['kind'];
type Trust = AdminMailDomain['trust'];

const DAY_MS = 24 * 60 * 60_000;

interface Key {
  domain: string;
  university_id: string;
}

async function findOrFail(db: Database, key: Key): Promise<AdminMailDomain> {
  const found = await findMailDomain(db, key);
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return found;
}

const openProposals = (db: Database): Promise<MailDomainProposal[]> =>
  db
    .selectFrom('mail_domain_proposal as proposal')
    .innerJoin('university', 'university.id', 'proposal.university_id')
    .select(['proposal.id', 'proposal.domain', 'proposal.page_url', 'proposal.created_at'])
    .select(
      sql<MailDomainProposal['university']>`jsonb_build_object('id', university.id, 'name', university.name)`.as(
        'university',
      ),
    )
    .where('proposal.state', '=', 'open')
    .orderBy('proposal.created_at')
    .limit(LIMITS.page_size_max)
    .execute();

/** How many domains that mentors proposed wait for a decision, and how many for longer than a document would. */
export async function countDueProposals({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<{
  due: number;
  overdue: number;
}> {
  const late = toInstant(clock.now() - LIMITS.proof_review_days * DAY_MS);
  return db
    .selectFrom('mail_domain_proposal')
    .select(dueCounts(late))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
}

/** A page of the mail domains, and what mentors proposed. @throws AppError PAGE_TOO_DEEP */
export async function listAdminMailDomains(
  { db }: Deps,
  query: { search?: string | undefined; flagged?: 'true' | undefined; page: number; page_size: number },
): Promise<AdminMailDomains> {
  const { search, flagged } = query;
  const { items, total } = await searchMailDomains(db, { search, flagged: flagged === 'true' }, pageBounds(query));
  return { ...toPage(items, total, query), proposals: await openProposals(db) };
}

const record = (trx: Database, actor_id: string, { domain }: Key, reason: string) =>
  recordStaffAct(trx, { kind: 'mail_domain_changed', actor_id, subject: { type: 'mail_domain', id: domain }, reason });

/** A member of the staff doesn't list what they proposed themselves. @throws AppError STAFF_INVOLVED */
async function refuseOwnProposal(trx: Database, actor_id: string, { domain, university_id }: Key): Promise<void> {
  const own = await trx
    .selectFrom('mail_domain_proposal')
    .select('id')
    .where('auth_user_id', '=', actor_id)
    .where('university_id', '=', university_id)
    .where('domain', '=', domain)
    .executeTakeFirst();
  refuseInvolved(own !== undefined);
}

/** @throws AppError VALIDATION_FAILED, STAFF_INVOLVED, ALREADY_EXISTS */
export async function createMailDomain(
  context: Deps,
  actor_id: string,
  body: Key & { kind: Kind; trust: Trust },
): Promise<AdminMailDomain> {
  const key = { ...body, domain: readListableDomain(body.domain) };
  await refuseUnlistedUniversity(context.db, key.university_id);
  return writeAs(context.db, actor_id, async (trx) => {
    await refuseOwnProposal(trx, actor_id, key);
    if (!(await addMailDomain(trx, key))) {
      throw new AppError('ALREADY_EXISTS');
    }
    await record(trx, actor_id, key, 'added');
    return findOrFail(trx, key);
  });
}

/** @throws AppError VALIDATION_FAILED, NOT_FOUND, CHANGED_MEANWHILE */
export function patchMailDomain(
  { db }: Deps,
  actor_id: string,
  { kind, trust, version, ...typed }: Key & { kind?: Kind | undefined; trust?: Trust | undefined; version: number },
): Promise<AdminMailDomain> {
  const key = { ...typed, domain: readListableDomain(typed.domain) };
  return writeAs(db, actor_id, async (trx) => {
    await findOrFail(trx, key);
    const changes = { ...(kind && { kind }), ...(trust && { trust }) };
    if (!(await changeMailDomain(trx, { ...key, version }, changes))) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    await record(trx, actor_id, key, Object.values(changes).join(', '));
    return findOrFail(trx, key);
  });
}

/** @throws AppError VALIDATION_FAILED, NOT_FOUND */
export async function deleteMailDomain({ db }: Deps, actor_id: string, typed: Key): Promise<void> {
  const key = { ...typed, domain: readListableDomain(typed.domain) };
  await writeAs(db, actor_id, async (trx) => {
    const { version } = await findOrFail(trx, key);
    await changeMailDomain(trx, { ...key, version }, { removed_at: new Date() });
    await record(trx, actor_id, key, 'removed');
  });
}

/**
 * Takes a mentor's proposal of a domain. The same one again changes nothing.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, TOO_MANY_DOMAIN_PROPOSALS.
 */
export async function proposeMailDomain(
  { db, clock }: Deps,
  { user_id, education_id, ...body }: { user_id: string; education_id: string; domain: string; page_url: string },
): Promise<void> {
  const domain = readListableDomain(body.domain);
  await writeAs(db, user_id, async (trx) => {
    const { university_id } = await findOwnEducation(trx, user_id, education_id);
    const { open } = await trx
      .selectFrom('mail_domain_proposal')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('auth_user_id', '=', user_id)
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    if (open >= LIMITS.domain_proposals_max) {
      throw new AppError('TOO_MANY_DOMAIN_PROPOSALS');
    }
    await trx
      .insertInto('mail_domain_proposal')
      .values({
        id: newId(),
        auth_user_id: user_id,
        university_id,
        domain,
        page_url: body.page_url,
        created_at: toInstant(clock.now()),
      })
      .onConflict((conflict) => conflict.constraint('mail_domain_proposal_once').doNothing())
      .execute();
  });
}

/** Confirms a domain. One that is flagged or blocked is changed on purpose, in its own row. @throws AppError MAIL_DOMAIN_FLAGGED */
async function confirmDomain(trx: Database, key: Key): Promise<void> {
  if (await addMailDomain(trx, { ...key, kind: 'any', trust: 'confirmed' })) {
    return;
  }
  const { version, trust } = await findOrFail(trx, key);
  if (trust === 'flagged' || trust === 'blocked') {
    throw new AppError('MAIL_DOMAIN_FLAGGED');
  }
  if (!(await changeMailDomain(trx, { ...key, version }, { trust: 'confirmed' }))) {
    throw new AppError('CHANGED_MEANWHILE');
  }
}

/**
 * Accepts a proposal, which confirms the domain, or declines it.
 * @throws AppError NOT_FOUND for one that was decided on, STAFF_INVOLVED for the actor's own, MAIL_DOMAIN_FLAGGED,
 * CHANGED_MEANWHILE.
 */
export async function decideProposal(
  context: Deps,
  { id, actor_id, accept }: { id: string; actor_id: string; accept: boolean },
): Promise<void> {
  const { db, clock } = context;
  await writeAs(db, actor_id, async (trx) => {
    const proposal = await trx
      .updateTable('mail_domain_proposal')
      .set({ state: accept ? 'accepted' : 'declined', decided_at: toInstant(clock.now()) })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning(['domain', 'university_id'])
      .executeTakeFirst();
    if (proposal === undefined) {
      throw new AppError('NOT_FOUND');
    }
    await refuseOwnProposal(trx, actor_id, proposal);
    if (accept) {
      // For a university that was merged meanwhile, use the one that replaced it.
      const known = (await findUniversitiesById(trx, [proposal.university_id])).get(proposal.university_id);
      const university_id = known?.id ?? proposal.university_id;
      await confirmDomain(trx, { ...proposal, university_id });
    }
    await record(trx, actor_id, proposal, accept ? 'accepted' : 'declined');
  });
}

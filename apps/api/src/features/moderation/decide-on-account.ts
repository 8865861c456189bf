import type { CaseRule, StatementPreview, SuspendPerson } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAboutPeople } from '../../db/write-as.ts';
import type { StaffActor } from '../../http/actor.ts';
import { sessionsAhead } from '../bookings/change/refunds-ahead.ts';
import { refuseAboutStaff } from '../staff/protect-staff.ts';
import { closingTime } from './closing.ts';
import { composeStatement } from './compose-statement.ts';
import { decideAtOnce, type Decided } from './make-decision.ts';
import { previewFor } from './store-decision.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;

const decide = (context: Deps, by: string | null, user_id: string, decided: Decided): Promise<void> =>
  decideAtOnce({ context, by }, { type: 'account', id: user_id, owner_user_id: user_id }, decided);

const LIFT: Decided = { actions: [{ type: 'restore' }], rule: null, facts: null };

/**
 * Runs a staff member's decision about an account.
 * @throws AppError NOT_FOUND for an unknown or erased user, STAFF_INVOLVED, STAFF_PROTECTED.
 */
const writeOnAccount = (
  context: Deps,
  actor: StaffActor,
  user_id: string,
  write: (context: Deps, status: string) => Promise<void>,
): Promise<void> =>
  writeAboutPeople(context.db, { by: actor.user_id, about: [user_id] }, async (trx, statuses) => {
    const status = statuses.get(user_id) ?? 'deleted';
    if (status === 'deleted') {
      throw new AppError('NOT_FOUND');
    }
    await refuseAboutStaff(trx, actor, user_id);
    await write({ ...context, db: trx }, status);
  });

/** Returns the decision of a suspension from the console. It ends all sessions where each one ahead was chosen. */
async function suspensionOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { user_id, rule, reason: facts, days = null, cancel }: SuspendPerson & { user_id: string },
): Promise<Decided> {
  const ahead = await sessionsAhead(db, user_id, clock.now());
  const end_sessions = cancel.length > 0 && cancel.length === ahead.length;
  return { actions: [{ type: 'suspend', days: days ?? null, end_sessions }], rule, facts, cancel };
}

/**
 * Suspends an account from the console, with the sessions ahead that were chosen.
 * @throws AppError NOT_FOUND, STAFF_INVOLVED, STAFF_PROTECTED, REFUND_CHANGED.
 */
export const suspendByStaff = (
  context: Deps,
  actor: StaffActor,
  body: SuspendPerson & { user_id: string },
): Promise<void> =>
  writeOnAccount(context, actor, body.user_id, async (within) => {
    await decide(within, actor.user_id, body.user_id, await suspensionOf(within, body));
  });

/** Lifts a suspension from the console, if there is one. @throws AppError as `suspendByStaff`. */
export const liftByStaff = (context: Deps, actor: StaffActor, user_id: string): Promise<void> =>
  writeOnAccount(context, actor, user_id, async (within, status) => {
    if (status === 'suspended') {
      await decide(within, actor.user_id, user_id, LIFT);
    }
  });

/** Previews a person's text about a decision on their account. @throws AppError NOT_FOUND, STAFF_INVOLVED, STAFF_PROTECTED. */
async function previewOnAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: StaffActor,
  user_id: string,
  decided: Decided,
): Promise<StatementPreview> {
  const person = await db
    .selectFrom('authenticated_user')
    .select('status')
    .where('id', '=', user_id)
    .executeTakeFirst();
  if (person === undefined || person.status === 'deleted') {
    throw new AppError('NOT_FOUND');
  }
  await refuseAboutStaff(db, actor, user_id);
  const now = clock.now();
  const closes = await closingTime(db, user_id, decided.actions, now);
  const reasons = { ...decided, target_type: 'account', source: 'staff', closes, automated: false, now } as const;
  return previewFor(db, { about: user_id, by: actor.user_id }, (language) => composeStatement(reasons, language));
}

/** Previews a person's text about the end of their suspension. @throws AppError as `previewOnAccount`. */
export const previewLift = (deps: Deps, actor: StaffActor, user_id: string): Promise<StatementPreview> =>
  previewOnAccount(deps, actor, user_id, LIFT);

/** Previews a person's text about their suspension. @throws AppError as `previewOnAccount`. */
export const previewSuspension = async (
  deps: Deps,
  actor: StaffActor,
  body: SuspendPerson & { user_id: string },
): Promise<StatementPreview> => previewOnAccount(deps, actor, body.user_id, await suspensionOf(deps, body));

const accountsOf = (db: Database, email: string) =>
  db.selectFrom('authenticated_user').select(['id', 'status']).where('email', '=', email);

interface ByCommand {
  /** Whether confirmed sessions that have not begun are cancelled too. */
  end_sessions?: boolean;
  rule?: CaseRule;
  days?: number | null;
}

/**
 * The same for all accounts with an address, for the command line; one person may have signed up in several ways.
 * @param reason shown to the user; null lifts the suspension.
 * @returns how many accounts were changed.
 */
export async function suspend(
  context: Deps,
  email: string,
  reason: string | null,
  { end_sessions = false, rule = 'other', days = null }: ByCommand = {},
): Promise<number> {
  const decided: Decided =
    reason === null ? LIFT : { actions: [{ type: 'suspend', days, end_sessions }], rule, facts: reason };
  let changed = 0;
  for (const { id } of await accountsOf(context.db, email).execute()) {
    changed += await writeAboutPeople(context.db, { by: null, about: [id] }, async (trx) => {
      // Locked by now: the address or the status may have changed.
      const account = await accountsOf(trx, email).where('id', '=', id).executeTakeFirst();
      if (account === undefined || (reason === null && account.status !== 'suspended')) {
        return 0;
      }
      await decide({ ...context, db: trx }, null, id, decided);
      return 1;
    });
  }
  return changed;
}

import type { DecideNoShow, NoShowPreview, StaffNoShowDetail } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { writeAboutPeople } from '../../db/write-as.ts';
import type { StaffActor } from '../../http/actor.ts';
import { previewFor } from '../moderation/store-decision.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { refuseFormerRole } from '../staff/roles.ts';
import { endCase } from './end-case.ts';
import { findEndWords } from './notify-of-no-show.ts';
import { findCase, findPeopleOf } from './queries.ts';
import { findDetail } from './staff-no-shows.ts';

/**
 * Composes what both people read of a decision.
 * @throws AppError NOT_FOUND without a case; STAFF_INVOLVED for a session of the member's own.
 */
export async function previewNoShow(
  { db }: Pick<Context, 'db'>,
  { by, booking_id, body }: { by: string; booking_id: string; body: DecideNoShow },
): Promise<NoShowPreview> {
  const { mentor_user_id, prospect_user_id } = await findPeopleOf(db, booking_id, by);
  const previewOf = async (reader: 'mentor' | 'prospect', about: string) => {
    const wordsIn = await findEndWords(db, { booking_id, reader });
    return previewFor(db, { about, by }, (language) => wordsIn(language, body));
  };
  return {
    mentor: await previewOf('mentor', mentor_user_id),
    prospect: await previewOf('prospect', prospect_user_id),
  };
}

/**
 * A member of the staff decides a contested no-show. Of two decisions at once one counts.
 * @throws AppError NOT_FOUND; ACCOUNT_SUSPENDED for the member; STAFF_INVOLVED for a session of their own; ILLEGAL_MOVE where it isn't contested, CHANGED_MEANWHILE
 * where one of them said something since it was read.
 */
export async function decideNoShow(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { actor, booking_id, body }: { actor: Pick<StaffActor, 'user_id' | 'role'>; booking_id: string; body: DecideNoShow },
): Promise<StaffNoShowDetail> {
  const { user_id: by } = actor;
  const { mentor_user_id, prospect_user_id } = await findPeopleOf(db, booking_id, by);
  return writeAboutPeople(db, { by, about: [mentor_user_id, prospect_user_id] }, async (trx) => {
    await refuseFormerRole(trx, actor);
    const now = clock.now();
    const found = await findCase(trx, booking_id);
    if (found?.state !== 'contested') {
      throw new AppError('ILLEGAL_MOVE');
    }
    if (found.version !== body.version) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    const { outcome, facts, version } = body;
    await endCase(trx, {
      booking_id,
      from: 'contested',
      state: 'decided',
      outcome,
      decided: { by, facts, version },
      now,
    });
    await recordStaffAct(trx, {
      kind: 'no_show_decided',
      actor_id: by,
      subject: { type: 'no_show_case', id: booking_id },
      reason: outcome,
    });
    return findDetail(trx, booking_id, now);
  });
}

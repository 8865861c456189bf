import type { DecideCase } from '@abroad/contract';
import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { make } from '../../testing/make.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { openCase, type CaseOpening } from './open-case.ts';

const scene = bookingScene();

const open = async (target: CaseOpening['target']): Promise<string> => {
  const opening = { target, reason: 'scam', source: 'report', now: scene.clock.now() } as const;
  const { db } = scene.api.context;
  const opened = await db.transaction().execute((trx) => openCase(trx, opening));
  return opened.id;
};
const PROPOSED: Omit<DecideCase, 'version'> = { actions: [{ type: 'warn' }], rule: 'scam', facts: 'You sold visas.' };
const DECISION: DecideCase = { version: 1, ...PROPOSED };

test('[T-33] staff see and decide nothing about themselves or their own bookings', async () => {
  const [mentor, staff] = [await scene.mentor(), await make(scene.api).staff('moderator')];
  await grantRole(scene.api, mentor, 'moderator');
  const booking = await make(scene.api).session({ mentor, prospect: staff });
  const own = await open({ type: 'mentor_profile', id: mentor.profile_id, owner_user_id: mentor.user_id });
  const theirs = await open({ type: 'booking', id: booking.id, owner_user_id: mentor.user_id });
  for (const [{ client }, id] of [
    [mentor, own],
    [mentor, theirs],
    [staff, theirs],
  ] as const) {
    const params = { id };
    expect(await refusalCode(client.getCase({ params }))).toBe('STAFF_INVOLVED');
    expect(await refusalCode(client.claimCase({ params, body: { version: 1 } }))).toBe('STAFF_INVOLVED');
    const refused = [
      client.decideCase({ params, body: DECISION }),
      client.previewDecision({ params, body: PROPOSED }),
      client.addCaseNote({ params, body: { version: 1, text: 'It was not so' } }),
      client.releaseCase({ params, body: { version: 1 } }),
      client.decideAppeal({ params, body: { version: 1, outcome: 'overturn', answer: 'It was not so' } }),
      client.undoDecision({ params, body: { version: 1, decision_id: newId(), reason: 'It was not so' } }),
    ].map(refusalCode);
    expect(new Set(await Promise.all(refused))).toEqual(new Set(['STAFF_INVOLVED']));
    const { items } = await client.listCases({ query: { page_size: 100 } });
    expect(items.map((item) => item.id)).not.toContain(id);
  }
  // A moderator decides nothing about another one.
  expect(await refusalCode(staff.client.decideCase({ params: { id: own }, body: DECISION }))).toBe('STAFF_PROTECTED');
});

import { expect, test } from 'vitest';
import { openCase } from '../features/moderation/open-case.ts';
import { bookingScene } from './booking-scene.ts';
import { insertDecision } from './insert-decision.ts';
import { make } from './make.ts';
import { writtenRows } from './written-rows.ts';

const scene = bookingScene();

const FACTS = 'You advertise a shop.';

test('a decision that is inserted has the rows of one that a moderator made', async () => {
  const [front, inserted, staff] = [
    await scene.mentor(),
    await scene.mentor(),
    await make(scene.api).staff('moderator'),
  ];
  const { db } = scene.api.context;
  const now = scene.clock.now();
  // The audit isn't inserted.
  const written = (act: () => Promise<unknown>) =>
    writtenRows(db, act, { columns: ['id'], tables: ['staff_event', 'sign_in'] });
  const made = await written(async () => {
    const target = { type: 'mentor_profile', id: front.profile_id, owner_user_id: front.user_id } as const;
    const params = await db
      .transaction()
      .execute((trx) => openCase(trx, { target, reason: 'spam', source: 'report', now }));
    const body = { version: 1, actions: [{ type: 'warn' as const }], rule: 'spam' as const, facts: FACTS };
    await staff.client.decideCase({ params, body });
  });
  const { items } = await front.client.listMyDecisions();
  const statement = items[0]?.statement ?? '';
  const rows = await written(() =>
    insertDecision(db, { ...inserted, now, actions: ['warn'], facts: FACTS, statement, decided_by: staff.user_id }),
  );
  expect(rows).toEqual(made);
  expect(rows['strike']).toHaveLength(1);
});

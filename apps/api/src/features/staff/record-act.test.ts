import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { recordStaffAct } from './record-act.ts';

const scene = bookingScene();

test('[T-61] an act of the staff is an entry with what it was about, found by person and by kind', async () => {
  const { db } = scene.api.context;
  const [giver, about] = [await scene.prospect(), await scene.prospect()];
  await grantRole(scene.api, giver, 'admin');
  const subject = { type: 'booking', id: newId() } as const;
  await recordStaffAct(db, {
    kind: 'granted',
    actor_id: giver.user_id,
    about_user_id: about.user_id,
    role: 'support',
  });
  await recordStaffAct(db, {
    kind: 'audit_read',
    actor_id: giver.user_id,
    about_user_id: about.user_id,
    subject,
    reason: 'Asked by mail',
  });
  const read = (query: object) => giver.client.listStaffEvents({ query });
  expect((await read({ user_id: about.user_id, kind: 'granted' })).items).toMatchObject([
    {
      kind: 'granted',
      role: 'support',
      subject: null,
      about: { user_id: about.user_id },
    },
  ]);
  const { items } = await read({ user_id: about.user_id, kind: 'audit_read' });
  expect(items.find((item) => item.subject !== null)).toMatchObject({
    subject,
    reason: 'Asked by mail',
  });
  expect((await read({ user_id: newId() })).items).toEqual([]);
});

test('[T-61] the database takes no entry whose kind or subject has another form', async () => {
  const { db } = scene.api.context;
  const row = {
    id: newId(),
    actor_user_id: null,
    about_user_id: null,
    role: null,
    reason: null,
  };
  const half = {
    ...row,
    kind: 'audit_read',
    subject_type: 'booking',
    subject_id: null,
  };
  await expect(db.insertInto('staff_event').values(half).execute()).rejects.toThrow('staff_event_of_subject');
  const odd = {
    ...row,
    kind: 'Odd Kind',
    subject_type: null,
    subject_id: null,
  };
  await expect(db.insertInto('staff_event').values(odd).execute()).rejects.toThrow('staff_event_kind_check');
  const roleless = {
    ...row,
    kind: 'granted',
    subject_type: null,
    subject_id: null,
  };
  await expect(db.insertInto('staff_event').values(roleless).execute()).rejects.toThrow('staff_event_of_role');
});

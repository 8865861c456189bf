import { LIMITS } from '@abroad/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../core/ids.ts';
import { askFor } from '../testing/authorisation/ask-for.ts';
import { startScene, type Scene } from '../testing/authorisation/scene.ts';
import { send } from '../testing/authorisation/send.ts';
import { REFUSED_TO_PARTIES } from '../testing/authorisation/table.ts';
import { insertBooking } from '../testing/insert-booking.ts';
import type { Made } from '../testing/make.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

const REFUSALS = new Set(['STAFF_INVOLVED', 'OWN_ROLE']);

/** Makes someone an admin, whatever they were. */
const promote = ({ user_id }: Made): Promise<unknown> =>
  scene.api.context.db
    .insertInto('staff_member')
    .values({ auth_user_id: user_id, role: 'admin', granted_by: null, revoked_at: null })
    .onConflict((conflict) => conflict.column('auth_user_id').doUpdateSet({ role: 'admin' }))
    .execute();

/** Makes the scene, and records the people made for a request, who are parties to its subject. */
function watchedScene(): { scene: Scene; fresh: Made[] } {
  const fresh: Made[] = [];
  const keep =
    <A extends unknown[], M extends Made>(make: (...options: A) => Promise<M>) =>
    async (...options: A): Promise<M> => {
      const made = await make(...options);
      fresh.push(made);
      return made;
    };
  const { mentor, prospect } = scene.make;
  return { scene: { ...scene, make: { ...scene.make, mentor: keep(mentor), prospect: keep(prospect) } }, fresh };
}

test.each(REFUSED_TO_PARTIES)('[T-430] an admin who is a party to it is refused %s', async (name) => {
  const codes: (string | null)[] = [];
  const isRefused = () => codes.some((code) => REFUSALS.has(code ?? ''));
  const { other_mentor, other_prospect, mentor, prospect } = scene.people;
  for (const person of [other_mentor, other_prospect, mentor, prospect]) {
    if (isRefused()) {
      break;
    }
    // Each has their own request, because a person who isn't a party to it uses it up.
    const { scene: watched, fresh } = watchedScene();
    const asked = await askFor(name, watched, { caller: 'admin', allowed: true });
    for (const party of [...fresh, person]) {
      await promote(party);
      const headers = { authorization: `Bearer ${await scene.api.issuer.token(party.person)}` };
      codes.push((await send(scene.api, name, asked, headers)).code);
    }
  }
  expect(isRefused(), `${name}: ${codes.join(', ')}`).toBe(true);
});

test('[T-430] payouts, documents and reviews of one’s own are in no list and no count of the console', async () => {
  const { mentor, other_mentor } = scene.people;
  await promote(mentor);
  await promote(other_mentor);
  const other = scene.api.as(scene.staff.admin.person);
  const cell = { caller: 'mentor', allowed: true } as const;
  const { params: payout } = await askFor('getPayout', scene, cell);
  const { params: proof } = await askFor('getAdminProof', scene, cell);
  const { params: review } = await askFor('getStaffReview', scene, cell);
  const query = { page_size: LIMITS.page_size_max };
  const listed = async (client: typeof other) => {
    const [payouts, proofs, reviews, { items: tiles }] = await Promise.all([
      client.listStaffPayouts({ query }),
      client.listAdminProofs({ query }),
      client.listStaffReviews({ query }),
      client.getAdminToday(),
    ]);
    const due = (name: string) => tiles.find(({ tile }) => tile === name)?.due ?? 0;
    return {
      ids: [...payouts.items, ...proofs.items, ...reviews.items].map(({ id }) => id),
      due: { payouts: due('payouts'), proofs: due('proofs') },
    };
  };
  const [seen, own, theirs] = [await listed(other), await listed(mentor.client), await listed(other_mentor.client)];
  for (const id of [payout?.['id'], proof?.['id']]) {
    expect(seen.ids).toContain(id);
    expect(own.ids).not.toContain(id);
  }
  // The review is of the other mentor.
  expect(own.ids).toContain(review?.['id']);
  expect(theirs.ids).not.toContain(review?.['id']);
  expect(own.due.payouts).toBeLessThan(seen.due.payouts);
  expect(own.due.proofs).toBeLessThan(seen.due.proofs);
});

test('[T-430] an email to the other side of a booking or a conversation has no subject and no text for who shares it', async () => {
  const { mentor, other_prospect } = scene.people;
  const written_to = await scene.make.mentor();
  const { params } = await askFor('readStaffMail', scene, { caller: 'admin', allowed: true });
  const id = params?.['id'] ?? '';
  await scene.api.context.db
    .updateTable('mail_message')
    .set({ auth_user_id: other_prospect.user_id })
    .where('id', '=', id)
    .execute();
  const code = async ({ person }: Made) => {
    const headers = { authorization: `Bearer ${await scene.api.issuer.token(person)}` };
    return (await send(scene.api, 'readStaffMail', { params: { id } }, headers)).code;
  };
  await insertBooking(scene.api, {
    mentor,
    prospect: other_prospect,
    status: 'completed',
    start: '2020-01-01T10:00:00Z',
  });
  await other_prospect.client.startThread({
    body: { mentor_slug: written_to.slug, text: 'How is the campus?', client_message_id: newId() },
  });
  for (const close of [mentor, written_to]) {
    await promote(close);
    expect(await close.client.getStaffMail({ params: { id } })).toMatchObject({ subject: null, may_read: false });
    const { items } = await close.client.listStaffMails({ query: { q: id } });
    expect(items).toMatchObject([{ id, subject: null }]);
    expect(await code(close)).toBe('STAFF_INVOLVED');
  }
  const stranger = scene.api.as(scene.staff.moderator.person);
  expect(await stranger.getStaffMail({ params: { id } })).toMatchObject({ subject: 'Your session', may_read: true });
  expect(await code(scene.staff.moderator)).toBeNull();
});

import { expect, test } from 'vitest';
import { allAtOnce } from '../../testing/all-at-once.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { proofScene, type ProvingMentor } from '../../testing/proof-scene.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';

const scene = proofScene();
const DAY_MS = 24 * 60 * 60_000;

const universityOf = async ({ client }: ProvingMentor) =>
  (await client.getMyMentorProfile()).educations[0]?.university_id ?? '';
const accept = ({ client, params }: ProvingMentor, token: string) =>
  refusalCode(client.acceptVouchLink({ params, body: { token } }));

/** Makes a link of Delft for some people. */
async function linkFor(people: number) {
  const [admin, mentor] = [await scene.staff('admin'), await scene.mentor()];
  const body = { university_id: await universityOf(mentor), note: 'The alumni office', link_people: people };
  const list = await admin.client.createVouchList({ body });
  return { admin, mentor, list, token: list.token ?? '' };
}

test('[T-351] a university names its people by a link; each accepts, once, and it ends when the university says so', async () => {
  const { admin, mentor, list, token } = await linkFor(1);
  expect(list).toMatchObject({ invited: 1, accepted: 0, link_until: expect.any(String) });
  expect(await scene.tablesWith(token)).toEqual([]);
  const munich = await scene.mentor('munich');
  expect(await accept(munich, token)).toBe('NOT_FOUND');
  expect(await accept(mentor, `${token}x`)).toBe('NOT_FOUND');
  expect(await accept({ ...munich, params: mentor.params }, token)).toBe('NOT_FOUND');
  const codes = await Promise.all([accept(mentor, token), accept(mentor, token)]);
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(await scene.states(mentor)).toEqual(['vouched proven']);
  const { items } = await admin.client.listVouchLists();
  expect(items.find(({ id }) => id === list.id)).toMatchObject({ accepted: 1, invited: 1 });
  expect(JSON.stringify(items)).not.toContain(token);

  // Taken back and accepted again, a person counts once.
  const [proof] = (await mentor.client.listEducationProofs({ params: mentor.params })).items;
  await mentor.client.deleteEducationProof({ params: { ...mentor.params, proof_id: proof?.id ?? '' } });
  expect(await accept(mentor, token)).toBe(null);
  const again = await admin.client.listVouchLists();
  expect(again.items.find(({ id }) => id === list.id)).toMatchObject({ accepted: 1 });

  await admin.client.deleteVouchList({ params: { id: list.id } });
  expect(await scene.states(mentor)).toEqual(['vouched revoked']);
  expect(await accept(await scene.mentor(), token)).toBe('NOT_FOUND');
});

test('[T-351] a link that leaks names no more people than it is for, however many come at once, and ends after 30 days', async () => {
  const { list, token, admin } = await linkFor(2);
  const mentors = await Promise.all([1, 2, 3, 4, 5].map(() => scene.mentor()));
  const codes = await allAtOnce(scene.db, mentors.length, async (at) => {
    const mentor = mentors[at];
    return mentor === undefined ? null : accept(mentor, token);
  });
  expect(codes.filter((code) => code === null)).toHaveLength(2);
  expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(3);
  const { items } = await admin.client.listVouchLists();
  expect(items.find(({ id }) => id === list.id)).toMatchObject({ invited: 2, accepted: 2 });

  const late = await linkFor(5);
  const ended = new Date(Date.now() - DAY_MS).toISOString();
  await scene.db.updateTable('vouch_list').set({ link_until: ended }).where('id', '=', late.list.id).execute();
  expect(await accept(late.mentor, late.token)).toBe('NOT_FOUND');
});

test('[T-351] who made a link doesn’t name themselves by it, and a list is of addresses or of a link', async () => {
  const mentor = await scene.mentor();
  await grantRole(scene.api, mentor, 'admin');
  const university_id = await universityOf(mentor);
  const create = (more: object) =>
    mentor.client.createVouchList({ body: { university_id, note: 'The alumni office', ...more } });
  const { token } = await create({ link_people: 3 });
  expect(await accept(mentor, token ?? '')).toBe('STAFF_INVOLVED');
  expect(await scene.states(mentor)).toEqual([]);
  const wrong = { code: 'VALIDATION_FAILED', paths: ['emails'] };
  expect(await refusal(create({}))).toEqual(wrong);
  expect(await refusal(create({ link_people: 3, emails: ['a@b.nl'] }))).toEqual(wrong);
  expect(await refusal(create({ link_people: 501 }))).toEqual({ code: 'VALIDATION_FAILED', paths: ['link_people'] });
});

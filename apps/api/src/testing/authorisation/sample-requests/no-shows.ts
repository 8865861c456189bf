import { insertBooking } from '../../insert-booking.ts';
import type { AsksOf, Cell } from '../ask.ts';
import { aPdf } from './sealed-files.ts';
import { ofOthers, type Scene } from '../scene.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;
const BEGAN = Date.now();
/** Each in a half hour of its own, before the tests began, within the time in which a no-show can be reported. */
let held = 2;
function heldSession({ api, people }: Scene): Promise<string> {
  held += 1;
  const start = new Date(BEGAN - held * HALF_AN_HOUR_MS).toISOString();
  return insertBooking(api, { ...people, status: 'confirmed', start });
}

/** By the mentor, a session that can be joined now. It takes the time of both people, so there is one. */
const joinable = new WeakMap<object, Promise<string>>();
async function openSession({ api, people }: Scene): Promise<string> {
  const id = await insertBooking(api, { ...people, status: 'confirmed', start: new Date().toISOString() });
  await api.context.db
    .updateTable('booking')
    .set({ join_url: 'https://meet.example/linh' })
    .where('id', '=', id)
    .execute();
  return id;
}

/** A session that one side reported, and the other contests where it is to be decided. */
async function reported(scene: Scene, by: 'mentor' | 'prospect', { is_contested = false } = {}): Promise<string> {
  const { mentor, prospect } = scene.people;
  const id = await heldSession(scene);
  const params = { id };
  await (by === 'mentor' ? mentor : prospect).client.reportNoShow({ params, body: {} });
  if (is_contested) {
    await (by === 'mentor' ? prospect : mentor).client.answerNoShow({ params, body: { position: 'contest' } });
  }
  return id;
}

const otherThan = ({ caller }: Cell) => (caller === 'mentor' ? 'prospect' : 'mentor');
const contested = (scene: Scene): Promise<string> => reported(ofOthers(scene), 'prospect', { is_contested: true });

/** The same with a document that its mentor handed in. */
async function withFile(scene: Scene): Promise<{ booking_id: string; file_id: string }> {
  const booking_id = await contested(scene);
  const { client } = scene.people.other_mentor;
  const { id: file_id } = await client.createSealedFile({ file: aPdf() });
  await client.answerNoShow({ params: { id: booking_id }, body: { position: 'agree', file_ids: [file_id] } });
  return { booking_id, file_id };
}

export const noShowAsks: AsksOf<
  | 'joinSession'
  | 'reportNoShow'
  | 'answerNoShow'
  | 'getNoShow'
  | 'listNoShows'
  | 'getStaffNoShow'
  | 'getNoShowFile'
  | 'previewNoShow'
  | 'decideNoShow'
> = {
  joinSession: async (scene, { allowed }) => {
    if (!allowed) {
      return { params: { id: scene.booking_id } };
    }
    const { mentor } = scene.people;
    const session = joinable.get(mentor) ?? openSession(scene);
    joinable.set(mentor, session);
    return { params: { id: await session } };
  },
  reportNoShow: async (scene, { allowed }) => ({
    params: { id: allowed ? await heldSession(scene) : scene.booking_id },
    body: { reason: 'Nobody came' },
  }),
  answerNoShow: async (scene, cell) => ({
    params: { id: cell.allowed ? await reported(scene, otherThan(cell)) : scene.booking_id },
    body: { position: 'contest', text: 'I was in the call' },
  }),
  getNoShow: async (scene, cell) => ({
    params: { id: cell.allowed ? await reported(scene, otherThan(cell)) : scene.booking_id },
  }),
  listNoShows: () => ({}),
  getStaffNoShow: async (scene, { allowed }) => ({
    params: { booking_id: allowed ? await contested(scene) : scene.booking_id },
  }),
  getNoShowFile: async (scene) => ({ params: await withFile(scene) }),
  previewNoShow: async (scene, { allowed }) => ({
    params: { booking_id: allowed ? await contested(scene) : scene.booking_id },
    body: { outcome: 'both_came', facts: 'Both joined at the start', version: 2 },
  }),
  decideNoShow: async (scene, { allowed }) => ({
    params: { booking_id: allowed ? await contested(scene) : scene.booking_id },
    body: { outcome: 'both_came', facts: 'Both joined at the start', version: 2 },
  }),
};

import type { AsksOf, Cell } from '../ask.ts';
import { farSession } from '../far-session.ts';
import type { Scene } from '../scene.ts';

const session = async (scene: Scene, { allowed }: Cell) => (allowed ? await farSession(scene) : scene.booking_id);

/** Times that the prospect proposed for a session, or for a new session for callers who may answer. */
async function proposal(scene: Scene, cell: Cell) {
  const id = await session(scene, cell);
  const { client } = scene.people.prospect;
  const { proposal: present } = await client.getBooking({ params: { id } });
  const { proposal: open } = present
    ? { proposal: present }
    : await client.createProposal({ params: { id }, body: { starts: [scene.nextSlot()] } });
  return { params: { id, proposal_id: open?.id ?? 'no proposal' }, start: open?.starts[0] ?? 'no time' };
}

export const lifeAsks: AsksOf<
  | 'listTurns'
  | 'getBookingAvailability'
  | 'getBookingStudent'
  | 'createProposal'
  | 'acceptProposal'
  | 'declineProposal'
  | 'setMeetingPlace'
  | 'listBookingEvents'
> = {
  listTurns: () => ({}),
  getBookingAvailability: ({ booking_id }) => ({ params: { id: booking_id } }),
  getBookingStudent: async (scene, cell) => ({ params: { id: await session(scene, cell) } }),
  createProposal: async (scene, cell) => ({
    params: { id: await session(scene, cell) },
    body: { starts: [scene.nextSlot(), scene.nextSlot()], message: 'Either would do' },
  }),
  acceptProposal: async (scene, cell) => {
    const { params, start } = await proposal(scene, cell);
    return { params, body: { start } };
  },
  declineProposal: async (scene, cell) => {
    const { params } = await proposal(scene, cell);
    return { params, body: { reason: 'Exams' } };
  },
  setMeetingPlace: async (scene, cell) => ({
    params: { id: await session(scene, cell) },
    body: { place: `https://meet.example/${scene.nextSlot()}` },
  }),
  listBookingEvents: ({ booking_id }) => ({ params: { id: booking_id } }),
};

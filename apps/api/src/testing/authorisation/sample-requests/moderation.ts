import { newId } from '../../../core/ids.ts';
import { openCase } from '../../../features/moderation/open-case.ts';
import { recordNoShowStrike } from '../../../features/moderation/strikes.ts';
import { insertBooking } from '../../insert-booking.ts';
import { insertDecision } from '../../insert-decision.ts';
import { aPdf } from './sealed-files.ts';
import type { AsksOf } from '../ask.ts';
import type { Scene } from '../scene.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A new case about a service of a new mentor, with no reports. */
async function newCase({ api, make }: Scene) {
  const mentor = await make.mentor();
  const target = { type: 'service', id: mentor.event_types[0]?.id ?? '', owner_user_id: mentor.user_id } as const;
  const { id } = await api.context.db
    .transaction()
    .execute((trx) => openCase(trx, { target, reason: 'spam', source: 'staff', now: Date.now() }));
  return { id, mentor };
}

/** A case about a message of a new student. */
async function messageCase({ api, make }: Scene): Promise<string> {
  const [mentor, prospect] = [await make.mentor(), await make.prospect()];
  const said = { mentor_slug: mentor.slug, text: 'Buy my guide', client_message_id: newId() };
  const { id } = await prospect.client.startThread({ body: said });
  const target = { type: 'message', id, owner_user_id: prospect.user_id } as const;
  const opened = await api.context.db
    .transaction()
    .execute((trx) => openCase(trx, { target, reason: 'spam', source: 'staff', now: Date.now() }));
  return opened.id;
}

/** A case whose decision was appealed with a document. */
async function appealedCase({ api, make }: Scene): Promise<{ id: string; version: number; file_id: string }> {
  const mentor = await make.mentor();
  const decided = { user_id: mentor.user_id, profile_id: mentor.profile_id, now: Date.now() - DAY_MS };
  const { id, case_id } = await insertDecision(api.context.db, { ...decided, actions: ['warn'] });
  const { id: file_id } = await mentor.client.createSealedFile({ file: aPdf() });
  await mentor.client.createAppeal({ params: { id }, body: { text: 'It is my own project', file_ids: [file_id] } });
  return { id: case_id, version: 3, file_id };
}

let missed = 0;
/** A first missed session of `mentor`, which hides the profile until the checklist is read. */
async function missSession({ api, people }: Scene): Promise<void> {
  missed += 1;
  const start = new Date(Date.now() - missed * DAY_MS).toISOString();
  const booking_id = await insertBooking(api, { ...people, status: 'no_show_mentor', start });
  const { user_id } = people.mentor;
  await api.context.db.deleteFrom('strike').where('user_id', '=', user_id).execute();
  await api.context.db
    .transaction()
    .execute((trx) => recordNoShowStrike(trx, { user_id, booking_id, start_at: start, now: Date.now() }));
}

const body = { actions: [{ type: 'no_action' as const }], rule: null, facts: null };

/** A case whose decision can be taken back. */
async function warned({ api, make }: Pick<Scene, 'api' | 'make'>) {
  const { user_id, profile_id } = await make.mentor();
  const decided = { user_id, profile_id, now: Date.now(), actions: ['warn'] as const };
  const { id: decision_id, case_id } = await insertDecision(api.context.db, decided);
  return { params: { id: case_id }, body: { version: 2, decision_id, reason: 'It was another person' } };
}

export const moderationAsks: AsksOf<
  | 'listCases'
  | 'getCase'
  | 'getCaseFile'
  | 'getCaseMessages'
  | 'claimCase'
  | 'releaseCase'
  | 'addCaseNote'
  | 'previewDecision'
  | 'decideCase'
  | 'previewAppeal'
  | 'decideAppeal'
  | 'previewUndo'
  | 'undoDecision'
  | 'readSessionChecklist'
> = {
  listCases: () => ({}),
  getCase: async (scene) => ({ params: { id: (await newCase(scene)).id } }),
  getCaseFile: async (scene) => {
    const { id, file_id } = await appealedCase(scene);
    return { params: { id, file_id } };
  },
  getCaseMessages: async (scene) => ({ params: { id: await messageCase(scene) } }),
  claimCase: async (scene) => ({ params: { id: (await newCase(scene)).id }, body: { version: 1 } }),
  releaseCase: async (scene, { caller }) => {
    const { id } = await newCase(scene);
    const who = caller === 'admin' ? scene.staff.admin : scene.staff.moderator;
    const { version } = await who.client.claimCase({ params: { id }, body: { version: 1 } });
    return { params: { id }, body: { version } };
  },
  addCaseNote: async (scene) => ({
    params: { id: (await newCase(scene)).id },
    body: { version: 1, text: 'Seen before' },
  }),
  previewDecision: async (scene) => ({ params: { id: (await newCase(scene)).id }, body }),
  decideCase: async (scene) => ({ params: { id: (await newCase(scene)).id }, body: { version: 1, ...body } }),
  previewAppeal: async (scene) => ({
    params: { id: (await newCase(scene)).id },
    body: { version: 1, outcome: 'uphold', answer: 'It was a shop' },
  }),
  decideAppeal: async (scene) => {
    const { id, version } = await appealedCase(scene);
    return { params: { id }, body: { version, outcome: 'uphold', answer: 'It was a shop' } };
  },
  previewUndo: warned,
  undoDecision: warned,
  readSessionChecklist: async (scene) => {
    await missSession(scene);
    return {};
  },
};

import type { CreateReport } from '@abroad/contract';
import { insertDecision } from '../../insert-decision.ts';
import type { AsksOf } from '../ask.ts';
import type { Scene } from '../scene.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A decision about `mentor`, of yesterday. */
const decision = ({ api, people }: Scene): Promise<{ id: string }> =>
  insertDecision(api.context.db, { ...people.mentor, now: Date.now() - DAY_MS, actions: ['warn'] });

/** A report about the public profile of `other_mentor`. */
const report = ({ people }: Scene): CreateReport => ({
  target: { type: 'mentor_profile', id: people.other_mentor.profile_id },
  reason: 'spam',
  text: 'It advertises a shop.',
  good_faith: true,
});

export const reportAsks: AsksOf<
  'createReport' | 'listMyReports' | 'listMyDecisions' | 'getDecision' | 'createAppeal' | 'getTransparency'
> = {
  createReport: async (scene, cell) => {
    if (cell.caller !== 'other_mentor') {
      return { body: report(scene) };
    }
    const target = { type: 'mentor_profile', id: scene.people.mentor.profile_id } as const;
    return { body: { ...report(scene), target } };
  },
  listMyReports: () => ({}),
  listMyDecisions: () => ({}),
  getDecision: async (scene) => ({ params: { id: (await decision(scene)).id } }),
  createAppeal: async (scene) => ({
    params: { id: (await decision(scene)).id },
    body: { text: 'The shop is my own project.' },
  }),
  getTransparency: () => ({}),
};

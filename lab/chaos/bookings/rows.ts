import type { Group } from '../lib/row.ts';
import { approveTwice } from './approve-twice.ts';
import { killAtRandom } from './kill-at-random.ts';
import { loseAnswers } from './lose-answers.ts';
import { raceForSlots } from './race-for-slots.ts';
import { shuffleWebhooks } from './shuffle-webhooks.ts';
import { breakProvider } from './break-provider.ts';

/** The tests of bookings and payments in `docs/chaos.md`, in its order. */
export const BOOKINGS = {
  rows: {
    races: raceForSlots,
    approvals: approveTwice,
    answers: loseAnswers,
    webhooks: shuffleWebhooks,
    provider: breakProvider,
    kills: killAtRandom,
  },
} as const satisfies Group;

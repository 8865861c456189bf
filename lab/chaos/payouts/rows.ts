import type { Group } from '../lib/row.ts';
import { payThroughKills } from './pay-through-kills.ts';

/** The test of payouts in `docs/chaos.md`. */
export const PAYOUTS = {
  rows: { payouts: payThroughKills },
  world: { apis: 2, workers: 2, mentors: 250, prospects: 250 },
  scale: { kills: 100 },
} as const satisfies Group;

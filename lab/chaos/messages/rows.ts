import type { Group } from '../lib/row.ts';
import { talkThroughKills } from './talk-through-kills.ts';

/** The test of messages in `docs/chaos.md`. */
export const MESSAGES = {
  rows: { messages: talkThroughKills },
  world: { apis: 3, workers: 1, mentors: 12, prospects: 36 },
  scale: { kills: 40 },
} as const satisfies Group;

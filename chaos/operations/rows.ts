import type { Group } from '../lib/row.ts';
import { overload } from './overload.ts';
import { restartInTurn } from './restart-in-turn.ts';

/** What whoever runs the product does to it, and what too many people do. */
export const OPERATIONS = {
  rows: { restarts: restartInTurn, overload },
  wishes: { mentors: 20, prospects: 100, env: { DRAIN_SECONDS: '0.5', OVERLOAD_DELAY_MS: '300' } },
} as const satisfies Group;

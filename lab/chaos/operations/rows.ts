import { DRAIN_SECONDS } from '../lib/balancer.ts';
import { replicatedDatabase } from '../lib/replicated-database.ts';
import type { Group } from '../lib/row.ts';
import { losePrimary } from './lose-primary.ts';
import { loseWorker } from './lose-worker.ts';
import { overload } from './overload.ts';
import { restartInTurn } from './restart-in-turn.ts';
import { shareFolder } from './share-folder.ts';
import { runBehindPooler } from './run-behind-pooler.ts';

/** Tests of operators' actions, overload, and the loss of a machine. */
export const OPERATIONS = {
  rows: {
    restarts: restartInTurn,
    workers: loseWorker,
    folder: shareFolder,
    pooler: runBehindPooler,
    overload,
    primary: losePrimary,
  },
  world: {
    mentors: 20,
    prospects: 100,
    makeDatabase: replicatedDatabase,
    env: { DRAIN_SECONDS, OVERLOAD_DELAY_MS: '300' },
  },
} as const satisfies Group;

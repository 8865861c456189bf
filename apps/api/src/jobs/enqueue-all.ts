import type { Database } from '../db/connection.ts';
import type { Job as MadeJob } from './define-job.ts';
import { enqueue } from './enqueue.ts';

export { withdraw } from './enqueue.ts';

// For the bookings' folder, until its files are regrouped: jobs that no kind has made.

export type Job = Omit<MadeJob, 'max_attempts'> & { max_attempts?: number };

export const enqueueAll = (db: Database, jobs: readonly Job[]): Promise<void> =>
  enqueue(
    db,
    jobs.map((job) => ({ max_attempts: 12, ...job })),
  );

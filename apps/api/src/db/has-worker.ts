import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Workers report every five seconds. After this long without a report, no worker is alive. */
const SILENCE_S = 60;

/** Whether any process runs jobs. A worker that was stopped has reported it; one that was killed just stops reporting. */
export async function hasWorker(db: Database): Promise<boolean> {
  const { rows } = await sql<{ alive: boolean }>`
    select exists (select 1 from worker_heartbeat where seen_at > now() - make_interval(secs => ${SILENCE_S})) as alive`.execute(
    db,
  );
  return rows[0]?.alive ?? false;
}

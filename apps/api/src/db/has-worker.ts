import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Workers report every five seconds. After this long without a report, no worker is alive. */
const SILENCE_S = 60;

/** Counts the live lanes of workers in all processes. A stopped worker reports its end; a killed one just stops reporting. */
export async function countLivingLanes(db: Database): Promise<number> {
  const { rows } = await sql<{ lanes: number }>`
    select count(*)::int as lanes from worker_heartbeat where seen_at > now() - make_interval(secs => ${SILENCE_S})`.execute(
    db,
  );
  return rows[0]?.lanes ?? 0;
}

/** Whether any process runs jobs. */
export const hasWorker = async (db: Database): Promise<boolean> => (await countLivingLanes(db)) > 0;

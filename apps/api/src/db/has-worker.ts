import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Workers say every ten seconds that they live; after this long without a word none does. */
const SILENCE_S = 60;

/** Whether anybody works off jobs, in whichever process. One that was stopped has said so; one that was killed is silent. */
export async function hasWorker(db: Database): Promise<boolean> {
  const { rows } = await sql<{ alive: boolean }>`
    select exists (select 1 from worker_heartbeat where seen_at > now() - make_interval(secs => ${SILENCE_S})) as alive`.execute(
    db,
  );
  return rows[0]?.alive ?? false;
}

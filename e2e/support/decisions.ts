import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { runningInstance } from '../../tools/lib/start/instance.ts';
import type { WithProfile } from './profiles.ts';
import { test } from './test.ts';

/** A decision of the staff about a mentor's reported profile, with its emails. @returns its id */
export async function decideReported(mentor: WithProfile, statement: string): Promise<string> {
  const { id: profile_id } = await mentor.client.getMyMentorProfile();
  const instance = runningInstance(String(test.info().config.metadata['dataDir']));
  const client = new pg.Client(instance?.database_url);
  const id = randomUUID();
  await client.connect();
  try {
    await client.query(
      `with decided as (
         update moderation_case set state = 'decided', closed_at = now(), version = version + 1
         where target_id = $1 and state = 'open' returning id, owner_user_id)
       insert into moderation_decision (id, case_id, about_user_id, decided_by, rule, actions, statement, language, created_at)
       select $2, id, owner_user_id, owner_user_id, 'spam', '[{"type": "warn"}]', $3, 'en', now() from decided`,
      [profile_id, id, statement],
    );
    await client.query(
      `select graphile_worker.add_job('tell-decision-made', json_build_object('decision_id', $1::text))`,
      [id],
    );
  } finally {
    await client.end();
  }
  return id;
}

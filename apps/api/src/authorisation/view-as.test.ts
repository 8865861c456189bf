import { endpoints, isViewable, type Endpoint, type EndpointName } from '@abroad/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askFor } from '../testing/authorisation/ask-for.ts';
import type { AnyRequest } from '../testing/authorisation/ask.ts';
import { startScene, type Scene } from '../testing/authorisation/scene.ts';
import { send } from '../testing/authorisation/send.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

/** Makes every write of a row fail, until the returned function is called. */
async function refuseWrites(): Promise<() => Promise<void>> {
  const { db } = scene.api.context;
  await sql`create function refuse_write() returns trigger language plpgsql as $$ begin
    raise exception 'something was written to %', tg_table_name; end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`.execute(db);
  for (const { name } of rows) {
    const trigger = `create trigger refuse_write before insert or update or delete on ${name}
      for each row execute function refuse_write()`;
    await sql.raw(trigger).execute(db);
  }
  return async () => {
    await sql`drop function refuse_write cascade`.execute(db);
  };
}

test('[T-68] view-as writes nothing by reading: every call that it may make leaves all rows as they are', async () => {
  const { mentor, prospect } = scene.people;
  const { moderator } = scene.staff;
  const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const endpoint: Endpoint = endpoints[name];
    return isViewable(name, endpoint) && endpoint.access !== 'public';
  });
  expect(names.length).toBeGreaterThan(20);
  for (const [seen, caller] of [
    [prospect, 'prospect'],
    [mentor, 'mentor'],
  ] as const) {
    const asked: [EndpointName, AnyRequest][] = [];
    for (const name of names) {
      asked.push([name, await askFor(name, scene, { caller, allowed: true })]);
    }
    await moderator.client.startViewAs({ params: { user_id: seen.user_id }, body: { reason: 'A page looks broken' } });
    const headers = {
      authorization: `Bearer ${await scene.api.issuer.token(moderator.person)}`,
      'x-view-as': seen.user_id,
    };
    const again = await refuseWrites();
    const answers: Record<string, number> = {};
    try {
      for (const [name, request] of asked) {
        answers[name] = (await send(scene.api, name, request, headers)).status;
      }
    } finally {
      await again();
    }
    const read = Object.values(answers).filter((status) => status === 200).length;
    expect(read, JSON.stringify(answers)).toBeGreaterThan(names.length / 2);
    expect(Object.entries(answers).filter(([, status]) => status >= 500)).toEqual([]);
  }
});

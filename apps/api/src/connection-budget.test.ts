import pino from 'pino';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectionBudget, readRoom, warnOfConnections } from './connection-budget.ts';
import { readConfig } from './config/config.ts';
import { newId } from './core/ids.ts';
import { connect } from './db/connection.ts';
import { startTestApi } from './testing/api.ts';

const DATABASE_URL = 'postgres://localhost/none';
const budget = (settings: Readonly<Record<string, string>>, worker: boolean) => {
  const config = { ...readConfig({ DATABASE_URL, ...settings }), database_url: DATABASE_URL };
  return connectionBudget({ config }, { worker });
};

test('[N-18] a process opens as many connections as the formula says: for requests, listening, the index and jobs', () => {
  expect(budget({}, true)).toBe(10 + 1 + 1 + 5 * 8);
  expect(budget({}, false)).toBe(10 + 1 + 1);
  expect(budget({ SEARCH_ENGINE: 'postgres', DATABASE_POOL_SIZE: '30' }, false)).toBe(30 + 1);
  expect(budget({ JOB_CONCURRENCY: '2' }, true)).toBe(10 + 1 + 1 + 5 * 6);
  expect(budget({ JOB_CONCURRENCY: '2', JOB_POOL_SIZE: '3' }, true)).toBe(10 + 1 + 1 + 5 * 3);
  expect(budget({ MAIL_LANES: '3' }, true)).toBe(10 + 1 + 1 + 7 * 8);
  expect(budget({ DATABASE_DIRECT_URL: DATABASE_URL }, true)).toBe(1 + 1 + 5 * 8);
});

test('[N-18] a start that may exceed the server’s connection limit says so, and by how much', async () => {
  const said: { msg: string; budget?: number; allowed?: number }[] = [];
  // A slow machine gives other parts of the instance something to say, too.
  const write = (line: string) => {
    const entry = JSON.parse(line) as (typeof said)[number];
    if (entry.msg.includes('connections')) said.push(entry);
  };
  const logger = pino({ level: 'warn' }, { write });
  const api = await startTestApi({ logger });
  const withJobs = (pool_size: number) => {
    const config = { ...api.context.config, jobs: { ...api.context.config.jobs, pool_size } };
    return warnOfConnections({ ...api.context, config }, { worker: true });
  };
  await withJobs(3);
  expect(said).toEqual([]);
  await withJobs(5000);
  expect(said).toHaveLength(1);
  expect(said[0]?.msg).toMatch(
    /^this process may open 2\d{4} connections, \d+ are open already, running workers may open 0 more, and max_connections allows \d+: /,
  );
  await api.close();
  // A slow database is logged, and doesn’t prevent the start.
  await withJobs(5000);
  expect(said.slice(1).map(({ msg }) => msg)).toEqual(['how many connections are open could not be asked']);
});

test('[N-18] connections of other roles count, what running workers may still open, and the limits of role and database', async () => {
  const api = await startTestApi();
  const { db, config } = api.context;
  const url = new URL(config.database_url);
  const [role, name] = [`role_${newId().replaceAll('-', '')}`, url.pathname.slice(1)];
  await sql`create role ${sql.ref(role)} login password 'secret'`.execute(db);
  await sql`grant select on worker_heartbeat to ${sql.ref(role)}`.execute(db);
  [url.username, url.password] = [role, 'secret'];
  const own = connect({ url: url.href, pool_size: 3, onError: () => undefined });
  const room = () => readRoom({ config, db: own.db });
  await own.warm();

  const of_server = await room();
  expect(of_server).toMatchObject({ limit: 'max_connections', of_workers: 0 });
  // Its own other two, and those of the test's instance, as another role.
  expect(of_server.open).toBeGreaterThan(2);
  await sql`insert into worker_heartbeat (worker_id) values ('one'), ('other')`.execute(db);
  expect((await room()).of_workers).toBe(2 * config.jobs.pool_size);

  await sql`alter database ${sql.ref(name)} connection limit 30`.execute(db);
  expect(await room()).toMatchObject({ limit: 'the database’s connection limit', allowed: 30 });
  await sql`alter role ${sql.ref(role)} connection limit 4`.execute(db);
  expect(await room()).toMatchObject({ limit: 'the role’s connection limit', allowed: 4, open: 2 });

  await own.close();
  await sql`revoke all on worker_heartbeat from ${sql.ref(role)}`.execute(db);
  await sql`drop role ${sql.ref(role)}`.execute(db);
  await api.close();
});

import { spawnSync } from 'node:child_process';
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { type EmbeddedPostgres, startPostgres } from '../../../tools/lib/embedded-postgres.ts';
import { makeThrowAwayFolder } from '../../../tools/lib/throw-away-folder.ts';
import { withClient } from '../../../tools/lib/with-client.ts';
import { type DatabasePart, SETTINGS } from './database-part.ts';
import { startSwitch } from './switch.ts';

const NOTICE_MS = 50;
const ATTACHED_WITHIN_MS = 20_000;

const ask = <Row extends object>(server: EmbeddedPostgres, text: string): Promise<Row[]> =>
  withClient(server.url('postgres'), async (client) => (await client.query<Row>(text)).rows);

/** Copies a running server with PostgreSQL's low-level method ("Making a Base Backup Using the Low Level API"). */
async function copyServer(primary: EmbeddedPostgres, from: string, to: string): Promise<void> {
  // The files must belong to the account that runs the server.
  const copy = () => spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  const label = await withClient(primary.url('postgres'), async (client) => {
    await client.query(`select pg_backup_start('standby', true)`);
    const { status, stderr } = copy();
    if (status !== 0) throw new Error(`the database could not be copied: ${stderr}`);
    return (await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')).rows[0]?.labelfile;
  });
  const folder = path.join(to, 'postgres');
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(path.join(folder, name), { force: true });
  const owner = statSync(path.join(folder, 'PG_VERSION'));
  const added = { backup_label: label ?? '', 'standby.signal': '' };
  for (const [name, text] of Object.entries(added)) {
    writeFileSync(path.join(folder, name), text);
    chownSync(path.join(folder, name), owner.uid, owner.gid);
  }
}

/** A synchronous standby: from now on the server acknowledges only writes that the standby has as well. */
async function startStandby(primary: EmbeddedPostgres, from: string, to: string): Promise<EmbeddedPostgres> {
  await copyServer(primary, from, to);
  const { hostname, port, username, password } = new URL(primary.url());
  const primary_conninfo = `host=${hostname} port=${port} user=${username} password=${password} application_name=standby`;
  const standby = await startPostgres({ dataDir: to, settings: { ...SETTINGS, primary_conninfo } });
  const until = performance.now() + ATTACHED_WITHIN_MS;
  const isAttached = async () =>
    (await ask(primary, `select from pg_stat_replication where state = 'streaming'`)).length > 0;
  while (!(await isAttached())) {
    if (performance.now() > until) throw new Error('the standby does not follow');
    await later(NOTICE_MS);
  }
  await ask(primary, `alter system set synchronous_standby_names = 'standby'`);
  await ask(primary, 'select pg_reload_conf()');
  return standby;
}

/** A PostgreSQL with a synchronous standby, behind one address, as cluster managers provide. */
export async function replicatedDatabase(): Promise<DatabasePart> {
  const [from, to] = [makeThrowAwayFolder('memory'), makeThrowAwayFolder('memory')];
  const primary = await startPostgres({ dataDir: from.folder, settings: SETTINGS });
  const standby = await startStandby(primary, from.folder, to.folder).catch(async (error: unknown) => {
    await primary.stop();
    throw error;
  });
  const way = await startSwitch(primary.port);
  const url = new URL(primary.url('postgres'));
  url.port = String(way.port);
  let isLost = false;
  const stop = async () => {
    await way.close();
    await standby.stop();
    if (!isLost) await primary.stop();
  };
  return {
    name: 'database',
    url: url.href,
    async kill() {
      if (primary.pid !== undefined) process.kill(primary.pid, 'SIGKILL');
      await primary.ended;
      isLost = true;
    },
    async start() {
      await ask(standby, 'alter system reset synchronous_standby_names');
      await ask(standby, 'select pg_reload_conf()');
      await ask(standby, 'select pg_promote()');
      way.to(standby.port);
    },
    stop,
    async remove() {
      await stop();
      for (const { remove } of [from, to]) remove();
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../../tools/lib/ports.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const RADICALE = '/usr/bin/radicale';
const READY_WITHIN_MS = 60_000;
/** For the hook that starts it: Python is slow on a machine that does other things as well. */
export const RADICALE_HOOK_MS = 90_000;
/** The account of the tests. */
export const ADA = { username: 'ada@example.org', password: 'correct horse' } as const;
/** The account that may do everything. */
const KEEPER = { username: 'keeper', password: 'keeps' } as const;

/** Whether Radicale, a CalDAV server, is on this machine (Debian: radicale). */
export const hasRadicale = existsSync(RADICALE);

const configuration = (folder: string, port: number) => `[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${folder}/users
htpasswd_encryption = plain
delay = 0
[rights]
type = from_file
file = ${folder}/rights
[storage]
filesystem_folder = ${folder}/collections
[web]
type = none
[logging]
level = critical
`;

/** Each user has their own folder. `holidays` in it is only read. */
const RIGHTS = `[keeper]
user: keeper
collection: .*
permissions: RWrw
[root]
user: .+
collection:
permissions: R
[holidays]
user: .+
collection: {user}/holidays
permissions: r
[principal]
user: .+
collection: {user}
permissions: RW
[calendars]
user: .+
collection: {user}/[^/]+
permissions: rw
`;

const pairOf = ({ username, password }: typeof ADA | typeof KEEPER) => `${username}:${password}`;

export interface Radicale {
  url: string;
  /** Sends a request as Ada and says the status. */
  send(method: string, path: string, body?: string, type?: string): Promise<number>;
  /** The content of a path, as Ada sees it; null when there is none. */
  read(path: string): Promise<string | null>;
  /** Makes a calendar of Ada's; its URL. */
  makeCalendar(name: string, properties?: string): Promise<string>;
  stop(): Promise<void>;
}

async function untilReady(url: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (Date.now() > until) {
        throw error;
      }
      await sleep(50);
    }
  }
}

/** Runs the server in a folder; it goes with this process at the latest. */
function run(folder: string): () => Promise<void> {
  const server = spawn(RADICALE, ['--config', path.join(folder, 'config')], { cwd: folder, stdio: 'ignore' });
  const kill = () => server.kill();
  process.once('exit', kill);
  return async () => {
    process.off('exit', kill);
    if (server.exitCode === null && server.signalCode === null) {
      kill();
      await once(server, 'exit');
    }
  };
}

const authorizationOf = (who: Parameters<typeof pairOf>[0]) => `Basic ${Buffer.from(pairOf(who)).toString('base64')}`;

/** Starts Radicale on a free port, with nothing in it, in a folder of its own. */
export async function startRadicale(): Promise<Radicale> {
  const { folder, remove } = await temporaryFolder();
  const port = await freePort();
  await writeFile(path.join(folder, 'users'), [ADA, KEEPER].map(pairOf).join('\n'));
  await writeFile(path.join(folder, 'rights'), RIGHTS);
  await writeFile(path.join(folder, 'config'), configuration(folder, port));
  const end = run(folder);
  const stop = async () => {
    await end();
    await remove();
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }

  async function ask(
    who: Parameters<typeof pairOf>[0],
    method: string,
    at: string,
    body?: string,
    type = 'text/calendar',
  ): Promise<number> {
    const headers = { authorization: authorizationOf(who), 'content-type': type };
    const response = await fetch(new URL(at, url), { method, headers, ...(body === undefined ? {} : { body }) });
    await response.arrayBuffer();
    return response.status;
  }

  // Her folder is made when she comes in first.
  await ask(ADA, 'PROPFIND', '/');
  return {
    url,
    send: (...given) => ask(ADA, ...given),
    async read(at) {
      const response = await fetch(new URL(at, url), { headers: { authorization: authorizationOf(ADA) } });
      const text = await response.text();
      return response.ok ? text : null;
    },
    async makeCalendar(name, properties = '') {
      const at = `/${encodeURIComponent(ADA.username)}/${name}/`;
      const body = `<?xml version="1.0"?><c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
        <d:set><d:prop><d:displayname>${name}</d:displayname>${properties}</d:prop></d:set></c:mkcalendar>`;
      const status = await ask(KEEPER, 'MKCALENDAR', at, body, 'text/xml');
      if (status !== 201) {
        throw new Error(`Radicale answered ${status} to a new calendar`);
      }
      return url + at;
    },
    stop,
  };
}

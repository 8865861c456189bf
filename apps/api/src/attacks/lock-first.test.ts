import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ALL, REFUSED, startOneWriter, WRITES, type OneWriter } from '../testing/one-writer.ts';

let one: OneWriter;
beforeAll(async () => {
  one = await startOneWriter();
});
afterAll(() => one.scene.close());

/** Single statements that need no lock: each writes one row that exists already, or that belongs to no user yet. */
const ALONE: readonly RegExp[] = [
  // An upload is claimed, released and recorded by conditional updates of its own row.
  /^update "avatar"/,
  // The answer to an attempt that was claimed under the lock.
  /^(update|delete from) "idempotency_key"/,
  // Expired rows of all users.
  /^delete from "calendar_oauth_state" where "expires_at"/,
  // Credentials that a provider renewed.
  /^update "calendar_connection"/,
  // A key of the product, made once.
  /^insert into "sealed_secret"/,
];

const textOf = (query: unknown) => (typeof query === 'string' ? query : ((query as { text?: string }).text ?? ''));
const isLock = (text: string) => /authenticated_user[\s\S]*for no key update/.test(text);
/** The payments sandbox is another program, which the test runs in the same process: it tidies up whenever it likes. */
const isOfSandbox = (text: string) => /\bpayments_sandbox\./.test(text);
const isWrite = (text: string) =>
  /^\s*(with [\s\S]*)?\b(insert into|update "?\w+"? (set|as)|delete from)\b/i.test(text) && !isOfSandbox(text);

/** Calls `look` with each statement before it runs. @returns a function that stops this. */
function watch(look: (client: pg.Client, text: string) => void): () => void {
  const { query } = pg.Client.prototype;
  const watched = function (this: pg.Client, ...given: unknown[]): unknown {
    look(this, textOf(given[0]).trim());
    return Reflect.apply(query, this, given) as unknown;
  };
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(watched);
  return () => spy.mockRestore();
}

/** The statements that wrote during a call, and those among them without the lock of a person. */
async function writtenWhile(act: () => Promise<unknown>): Promise<{ writes: string[]; unlocked: string[] }> {
  const open = new Map<pg.Client, { locked: boolean }>();
  const unlocked: string[] = [];
  const writes: string[] = [];
  const stop = watch((client, text) => {
    const transaction = open.get(client);
    if (/^(begin|start transaction)/i.test(text)) {
      open.set(client, { locked: false });
    } else if (/^(commit|rollback)/i.test(text)) {
      open.delete(client);
    } else if (transaction && isLock(text)) {
      transaction.locked = true;
    } else if (isWrite(text)) {
      writes.push(text.slice(0, 100));
      const isAlone = ALONE.some((allowed) => allowed.test(text));
      unlocked.push(...(transaction?.locked === true || isAlone ? [] : [text.slice(0, 100)]));
    }
  });
  await act().finally(stop);
  return { writes, unlocked };
}

test.each(ALL.filter((name) => name !== 'deleteAccount'))(
  '[N-02] [N-03] %s locks the person before it writes',
  async (name) => {
    await one.tidy();
    const call = await one.prepare(name);
    let status = 0;
    const { writes, unlocked } = await writtenWhile(async () => {
      ({ status } = await call.send());
    });
    expect(unlocked).toEqual([]);
    if (!WRITES.includes(name)) {
      expect(writes, `${name} writes, and is not in the list of calls that do`).toEqual([]);
    } else if (!REFUSED.includes(name)) {
      expect(status).toBeLessThan(400);
    }
  },
);

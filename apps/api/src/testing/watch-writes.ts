import pg from 'pg';
import { vi } from 'vitest';
import { TABLES, type OwnedTable } from '../db/tables.ts';

const textOf = (query: unknown) => (typeof query === 'string' ? query : ((query as { text?: string }).text ?? ''));
const isLock = (text: string) => /authenticated_user[\s\S]*for no key update/.test(text);
/** The payments sandbox is another program, which the test runs in the same process: it tidies up whenever it likes. */
const isOfSandbox = (text: string) => /\bpayments_sandbox\./.test(text);
const isWrite = (text: string) =>
  /^\s*(with [\s\S]*)?\b(insert into|update "?\w+"? (set|as)|delete from)\b/i.test(text) && !isOfSandbox(text);

const isTable = (name: string): name is OwnedTable => Object.hasOwn(TABLES, name);
const tablesIn = (text: string): OwnedTable[] =>
  [...text.matchAll(/\b(?:insert into|update|delete from) "?(\w+)/gi)].map(([, table = '']) => table).filter(isTable);

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

/** A statement that wrote: its beginning, and its tables. */
export interface Written {
  text: string;
  tables: OwnedTable[];
  /** A transaction ran that had locked a person. */
  locked: boolean;
}

/** The statements that this process sent during an act and that wrote. */
export async function writtenWhile(act: () => Promise<unknown>): Promise<Written[]> {
  const open = new Map<pg.Client, { locked: boolean }>();
  const written: Written[] = [];
  const stop = watch((client, text) => {
    const transaction = open.get(client);
    if (/^(begin|start transaction)/i.test(text)) {
      open.set(client, { locked: false });
    } else if (/^(commit|rollback)/i.test(text)) {
      open.delete(client);
    } else if (transaction && isLock(text)) {
      transaction.locked = true;
    } else if (isWrite(text)) {
      written.push({ text: text.slice(0, 100), tables: tablesIn(text), locked: transaction?.locked === true });
    }
  });
  await act().finally(stop);
  return written;
}

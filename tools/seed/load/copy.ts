// Whoever compiles this file, from any project, needs the declarations that the package lacks.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pg-copy-streams.d.ts" />
import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** The signature, no flags, no extension (PostgreSQL documentation, "COPY", "Binary Format"). */
const HEADER = Buffer.from('PGCOPY\n\u00FF\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** Instead of the number of a row's fields. */
const TRAILER = Buffer.from([0xff, 0xff]);

/** A COPY into a table that goes on until it is ended; meanwhile its connection can do nothing else. */
export interface Copy {
  /** Adds rows as `RowWriter` writes them. Settles when their memory can be used for others. */
  write: (rows: Uint8Array) => Promise<void>;
  /** Settles when all rows are in the table. */
  end: () => Promise<void>;
}

/**
 * @param into the table and its columns, in SQL
 * @param options beside the format, in SQL
 */
export function openCopy(client: pg.Client, into: string, ...options: string[]): Copy {
  const sql = `copy ${into} from stdin with (${['format binary', ...options].join(', ')})`;
  const stream = client.query(copyFrom(sql));
  const socket = client.connection.stream;
  let failure: Error | undefined;
  const failed = new Promise<never>((_, reject) => {
    stream.on('error', (error) => {
      failure = error;
      reject(error);
    });
  });
  // It is told by whoever writes next or ends.
  failed.catch(() => {});
  stream.write(HEADER);
  return {
    async write(rows) {
      if (failure !== undefined) throw failure;
      // The socket takes few bytes without having sent what came before; only more are waited for.
      const ownBytes = rows.length < socket.writableHighWaterMark ? new Uint8Array(rows) : rows;
      const written = new Promise<void>((resolve, reject) => {
        stream.write(ownBytes, (error) => (error ? reject(error) : resolve()));
      });
      await Promise.race([written, failed]);
    },
    async end() {
      if (failure !== undefined) throw failure;
      stream.end(TRAILER);
      await Promise.race([once(stream, 'finish'), failed]);
    },
  };
}

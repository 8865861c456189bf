declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg';
  import type { Writable } from 'node:stream';

  /** COPY … FROM STDIN: the rows are written to the stream. */
  export function from(sql: string): Writable & Submittable;
}

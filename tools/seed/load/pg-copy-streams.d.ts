declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg';
  import type { Writable } from 'node:stream';

  /** COPY … FROM STDIN: what is written to the stream is the rows. */
  export function from(sql: string): Writable & Submittable;
}

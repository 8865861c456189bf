declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg';
  import type { Readable } from 'node:stream';

  /** COPY … TO STDOUT: what is read from the stream is the rows. */
  export function to(sql: string): Readable & Submittable;
}

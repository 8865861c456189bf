import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A file that came in a form, whole. */
export class SentFile {
  /** As the sender called it: a label, never a path. */
  readonly filename: string;
  /** As the sender declared it. */
  readonly content_type: string;
  readonly bytes: Buffer;

  constructor(filename: string, content_type: string, bytes: Buffer) {
    this.filename = filename;
    this.content_type = content_type;
    this.bytes = bytes;
  }

  /** What makes a file the same under an Idempotency-Key, whatever boundary its form was written with. */
  toJSON() {
    const sha256 = createHash('sha256').update(this.bytes).digest('hex');
    return { filename: this.filename, content_type: this.content_type, sha256 };
  }
}

/** A file that is the whole body, as it comes in. */
export interface SentStream {
  content_type: string;
  /** Bytes as announced; null where they come in chunks. */
  content_length: number | null;
  stream: Readable;
}

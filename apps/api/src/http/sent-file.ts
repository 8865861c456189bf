import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A file that was sent in a form, read completely. */
export class SentFile {
  /** The name that the client gave: a label, never a path. */
  readonly filename: string;
  /** The type that the client declared. */
  readonly content_type: string;
  readonly bytes: Buffer;

  constructor(filename: string, content_type: string, bytes: Buffer) {
    this.filename = filename;
    this.content_type = content_type;
    this.bytes = bytes;
  }

  /** Identifies a file for an Idempotency-Key, independent of its form's boundary. */
  toJSON() {
    const sha256 = createHash('sha256').update(this.bytes).digest('hex');
    return { filename: this.filename, content_type: this.content_type, sha256 };
  }
}

/** A file that is the whole body, as a stream. */
export interface SentStream {
  content_type: string;
  /** The declared number of bytes; null for a chunked body. */
  content_length: number | null;
  stream: Readable;
}

import { checksumOf } from './checksum.ts';

/** Rises when what is in a snapshot changes, the words' making included; others are refused, and an index is built anew. */
export const SNAPSHOT_FORMAT = 7;

/** The state of an index at a moment: plain data and large arrays of bytes, which are not copied where they never change. */
export interface Snapshot {
  /** The part that can be written as JSON; names the arrays by their place in `parts`. */
  contents: unknown;
  parts: Uint8Array[];
}

interface Head {
  format: number;
  contents: unknown;
  lengths: number[];
  checksums: number[];
}

const checksumOfText = (text: string) => checksumOf(new Uint8Array(Buffer.from(text)));

/**
 * Returns the text that has to be written before the parts of a snapshot. Reads through all parts, some 0.3 s at a million
 * mentors, so that it is better done on another thread.
 */
export function describeSnapshot({ contents, parts }: Snapshot): string {
  const lengths = parts.map(({ length }) => length);
  const head: Head = { format: SNAPSHOT_FORMAT, contents, lengths, checksums: parts.map(checksumOf) };
  const text = JSON.stringify(head);
  return `${checksumOfText(text)} ${text}`;
}

function readHead(text: string): Head | null {
  const end = text.indexOf(' ');
  const json = text.slice(end + 1);
  if (end < 1 || text.slice(0, end) !== String(checksumOfText(json))) return null;
  const head = JSON.parse(json) as Head;
  return head.format === SNAPSHOT_FORMAT ? head : null;
}

/** How many bytes each part has, in their order; null where the text is torn or of another format. */
export const partLengths = (head: string): number[] | null => readHead(head)?.lengths ?? null;

/**
 * The contents of a snapshot, when all of it is as it was described.
 * @returns null where anything is torn, changed or of another format
 */
export function readContents(text: string, parts: readonly Uint8Array[]): unknown {
  const head = readHead(text);
  if (head === null || parts.length !== head.lengths.length) return null;
  const isWhole = (part: Uint8Array, nth: number) =>
    part.length === head.lengths[nth] && checksumOf(part) === head.checksums[nth];
  return parts.every(isWhole) ? head.contents : null;
}

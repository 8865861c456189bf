import type { Span } from '../port.ts';

/** A sync token, with the span of the reading that began it: Google goes on telling of changes in that span alone. */
export interface SyncCursor {
  span: Span;
  token: string;
}

const WRITTEN = /^(?<start>-?\d+)\/(?<end>-?\d+)\/(?<token>.+)$/s;

export const writeCursor = ({ span, token }: SyncCursor): string => `${span.start}/${span.end}/${token}`;

/** @returns null for none, or one that is not ours. */
export function readCursor(text: string | null): SyncCursor | null {
  const { start, end, token } = WRITTEN.exec(text ?? '')?.groups ?? {};
  return start && end && token ? { span: { start: Number(start), end: Number(end) }, token } : null;
}

import type { FoldedText } from './fold-text.ts';

export type ContactKind = 'phone' | 'email' | 'handle' | 'link';

/** A part of a text, from `start` up to `end` (UTF-16 offsets in the original). */
export interface ContactSpan {
  kind: ContactKind;
  start: number;
  end: number;
}

/** A part of a folded text, in the original. */
export const spanOf = (
  folded: FoldedText,
  kind: ContactKind,
  [from, until]: readonly [number, number],
): ContactSpan => ({
  kind,
  start: folded.starts[from] ?? 0,
  end: folded.ends[until - 1] ?? 0,
});

/** Spans in order, those that touch or overlap as one of the first one's kind. */
export function mergeSpans(spans: readonly ContactSpan[]): ContactSpan[] {
  const merged: ContactSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end) {
      last.end = Math.max(last.end, span.end);
    } else {
      merged.push({ ...span });
    }
  }
  return merged;
}

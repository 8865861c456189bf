import type { ContactSpan } from './span.ts';

/** The text with `mark` in place of each span. @param spans in order, as `findContactData` gives them */
export function hideSpans(text: string, spans: readonly Pick<ContactSpan, 'start' | 'end'>[], mark: string): string {
  let shown = '';
  let from = 0;
  for (const { start, end } of spans) {
    shown += text.slice(from, start) + mark;
    from = end;
  }
  return shown + text.slice(from);
}

import { Fragment, type ReactNode } from 'react';
import type { MessageKey } from '../locales/index.ts';
import { useT, type MessageValues } from './i18n.tsx';

/** What a tag of a message becomes: `<terms>…</terms>` calls `terms` with the words between. */
export type RichParts = Record<string, (words: string) => ReactNode>;

interface Properties {
  id: MessageKey;
  values?: MessageValues;
  parts: RichParts;
}

/** A message with links or emphasis inside, so that translators keep the sentence whole. Tags don't nest. */
export function T({ id, values, parts }: Properties) {
  const t = useT();
  return splitTags(t(id, values)).map((piece, index) => (
    <Fragment key={index}>
      {piece.tag === null ? piece.words : (parts[piece.tag]?.(piece.words) ?? piece.words)}
    </Fragment>
  ));
}

/** `Read the <terms>terms</terms>.` in three pieces. A tag that is not closed stays text. */
export function splitTags(text: string): { tag: string | null; words: string }[] {
  const pieces: { tag: string | null; words: string }[] = [];
  let end = 0;
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    if (match.index > end) {
      pieces.push({ tag: null, words: text.slice(end, match.index) });
    }
    pieces.push({ tag: match[1] ?? null, words: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) {
    pieces.push({ tag: null, words: text.slice(end) });
  }
  return pieces;
}

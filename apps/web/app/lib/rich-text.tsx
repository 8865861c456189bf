import { cloneElement, Fragment, type ReactElement } from 'react';
import type { MessageKey } from '../locales/index.ts';
import { useT, type MessageValues } from './i18n.tsx';

/** The elements for a message's tags: the words between `<terms>` and `</terms>` go into the element `terms`. */
export type RichParts = Record<string, ReactElement>;

interface Properties {
  id: MessageKey;
  values?: MessageValues;
  parts: RichParts;
}

/** A message with links or emphasis inside, so that translators keep the sentence whole. Tags don't nest. */
export function T({ id, values, parts }: Properties) {
  const t = useT();
  return splitTags(t(id, values)).map(({ tag, words, at }) => {
    const element = tag === null ? undefined : parts[tag];
    return element === undefined ? <Fragment key={at}>{words}</Fragment> : cloneElement(element, { key: at }, words);
  });
}

interface Piece {
  tag: string | null;
  words: string;
  /** Its position in the text. */
  at: number;
}

/** `Read the <terms>terms</terms>.` in three pieces. A tag that is not closed stays text. */
export function splitTags(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    if (match.index > end) {
      pieces.push({ tag: null, words: text.slice(end, match.index), at: end });
    }
    pieces.push({ tag: match[1] ?? null, words: match[2] ?? '', at: match.index });
    end = match.index + match[0].length;
  }
  if (end < text.length) {
    pieces.push({ tag: null, words: text.slice(end), at: end });
  }
  return pieces;
}

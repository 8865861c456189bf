import type { Review } from '@abroad/contract/reviews';
import { useState } from 'react';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import { draftOf, type ReviewDraft } from './review-draft.ts';

/** A text that begins with the sent one, and survives a reload while it is changed. */
export function useKeptText(name: string, sent: string | null | undefined) {
  const { text, write, clear } = useMessageDraft(name);
  const [words, setWords] = useState(text === '' ? (sent ?? '') : text);
  return {
    words,
    clear,
    write(next: string) {
      setWords(next);
      write(next);
    },
  };
}

/** Reads the choices from before a reload, over the sent review. */
function readDraft(kept: string, sent: Review | null): ReviewDraft {
  try {
    return { ...draftOf(sent), ...(kept === '' ? {} : (JSON.parse(kept) as Partial<ReviewDraft>)) };
  } catch {
    return draftOf(sent);
  }
}

/** Choices that begin with the sent ones, and survive a reload while they are changed. */
export function useKeptDraft(name: string, sent: Review | null) {
  const { text, write, clear } = useMessageDraft(name);
  const [draft, setDraft] = useState(() => readDraft(text, sent));
  return {
    draft,
    clear,
    set(changes: Partial<ReviewDraft>) {
      const next = { ...draft, ...changes };
      setDraft(next);
      write(JSON.stringify(next));
    },
  };
}

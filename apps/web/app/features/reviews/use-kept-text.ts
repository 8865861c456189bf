import { useState } from 'react';
import { useMessageDraft } from '../forms/use-message-draft.ts';

/** A text that begins as it was sent, and survives a reload while it is changed. */
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

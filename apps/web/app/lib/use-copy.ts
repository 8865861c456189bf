import { useState } from 'react';

/** Copies a text. @returns the outcome, null before the copy and after a change of the text. */
export function useCopy(text: string): ['copied' | 'not_copied' | null, () => void] {
  const [done, setDone] = useState<{ text: string; state: 'copied' | 'not_copied' } | null>(null);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setDone({ text, state: 'copied' }),
      () => setDone({ text, state: 'not_copied' }),
    );
  return [done?.text === text ? done.state : null, copy];
}

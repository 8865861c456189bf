import { useState } from 'react';

/**
 * The text of a field whose value isn't its text: the typed text while it means the value, and the value's own format when
 * the value was set by something else.
 */
export function useTyped(
  value: string,
  { read, write }: { read: (text: string) => string; write: (value: string) => string },
): { shown: string; type: (text: string) => string } {
  const [typed, setTyped] = useState('');
  return {
    shown: read(typed) === value ? typed : write(value),
    /** Keeps the typed text. Returns its value. */
    type(text) {
      setTyped(text);
      return read(text);
    },
  };
}

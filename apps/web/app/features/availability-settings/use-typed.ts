import { useState } from 'react';

/**
 * What stands in a field whose value is something else than its text: as it was typed while it means the value, and as the
 * value is written once that comes from elsewhere.
 */
export function useTyped(
  value: string,
  { read, write }: { read: (text: string) => string; write: (value: string) => string },
): { shown: string; type: (text: string) => string } {
  const [typed, setTyped] = useState('');
  return {
    shown: read(typed) === value ? typed : write(value),
    /** Keeps what was typed. Returns what it means. */
    type(text) {
      setTyped(text);
      return read(text);
    },
  };
}

import { useEffect, useRef } from 'react';
import { mendLostFocus } from './lost-focus.ts';

/** Mends the focus where a list that is drawn anew takes away what had it, such as the row whose button was pressed. */
export function useFocusKept(): void {
  const last = useRef<Node | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Node ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (last.current?.isConnected === false) {
      mendLostFocus();
    }
  });
}

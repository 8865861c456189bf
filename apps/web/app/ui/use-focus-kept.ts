import { useEffect, useRef } from 'react';
import { mendLostFocus } from './lost-focus.ts';

/** Restores the focus if a rerendered list removes the focused element, such as the row whose button was pressed. */
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

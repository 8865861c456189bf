import type { RefObject } from 'react';

/** The selection in a text field, in UTF-16 units. */
export interface Caret {
  start: number;
  end: number;
}

/** Remembers the caret in a field that is about to be replaced, or that there is none. */
export function keepCaret(field: HTMLInputElement | null, caret: RefObject<Caret | null>): void {
  const length = field?.value.length ?? 0;
  caret.current =
    field === null || field !== document.activeElement
      ? null
      : { start: field.selectionStart ?? length, end: field.selectionEnd ?? length };
}

/** Restores the caret in the field that has replaced it. */
export function restoreCaret(field: HTMLInputElement | null, caret: RefObject<Caret | null>): void {
  if (field !== null && caret.current !== null) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(caret.current.start, caret.current.end);
    caret.current = null;
  }
}

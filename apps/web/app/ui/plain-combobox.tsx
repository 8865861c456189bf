import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { keepCaret } from './caret.ts';
import type { ComboboxProperties } from './combobox-widget.tsx';

interface Properties extends ComboboxProperties {
  /** The pointer or the focus reaches it. */
  onApproach: () => void;
  /** Called while an input method composes a word, when the field must not be replaced. */
  onComposing: (composing: boolean) => void;
}

/** The field until its list is needed: it looks and sounds the same, and works without scripts. */
export function PlainCombobox({ control, input, text, onEdit, caret, onApproach, onComposing }: Properties) {
  const field = useRef<HTMLInputElement>(null);
  // Before the page's scripts ran the field may have been focused already.
  const takeOver = useEffectEvent((element: HTMLInputElement | null) => {
    if (element !== null && element === document.activeElement) {
      onApproach();
    }
  });
  useLayoutEffect(() => {
    const element = field.current;
    keepCaret(null, caret);
    takeOver(element);
    return () => keepCaret(element, caret);
  }, [caret]);
  return (
    <input
      {...control}
      {...input}
      ref={field}
      type="text"
      role="combobox"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-controls={undefined}
      className="input"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      value={text}
      onChange={(event) => onEdit(event.currentTarget.value)}
      onFocus={onApproach}
      onPointerEnter={onApproach}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
    />
  );
}

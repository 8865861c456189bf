import { useRef, useState, type ReactNode } from 'react';
import type { Caret } from './caret.ts';
import { Field, type FieldProperties } from './field.tsx';
import type { PickerItem } from './picker-item.ts';
import { PlainCombobox } from './plain-combobox.tsx';
import { SearchStatus, type SearchWords } from './search-status.tsx';
import { fetchComboboxWidget, useComboboxWidget } from './use-combobox-widget.ts';
import { useLeftText } from './use-left-text.ts';
import { useRemoteSearch, type RemoteSearch } from './use-remote-search.ts';

export interface SearchComboboxProperties<I extends PickerItem> extends FieldProperties {
  value: I | null;
  onChange: (item: I | null) => void;
  search: RemoteSearch<I>;
  words: SearchWords;
  placeholder?: string;
  /** Name under which the form sends the typed text while nothing is chosen. */
  textName?: string | undefined;
  /** Whether a choice empties the field again, for lists of chosen items beside it. */
  clearOnPick?: boolean;
  /** The initial text while nothing is chosen yet. */
  initialText?: string;
  onBlur?: () => void;
  /** Renders further actions on the typed text while nothing is chosen. */
  renderUnchosen?: ((text: string) => ReactNode) | undefined;
  minLength?: number;
  pause?: number;
  limit?: number;
}

/**
 * A field that searches for the typed text and lets the user choose a result. Its list, most of its code, is loaded when
 * the pointer or the focus reaches it.
 */
export function SearchCombobox<I extends PickerItem>(properties: SearchComboboxProperties<I>) {
  const { value, onChange, search, words, placeholder, textName, clearOnPick = false, onBlur } = properties;
  const { minLength = 2, pause = 300, limit = 20 } = properties;
  const [text, setText] = useText(value, properties.initialText);
  const [open, setOpen] = useState(false);
  const [composing, setComposing] = useState(false);
  const caret = useRef<Caret>(null);
  const Widget = useComboboxWidget();
  const query = value !== null && value.label === text ? null : text;
  const results = useRemoteSearch(search, query, { minLength, pause, limit });

  const pick = (id: string) => {
    const item = results.items.find((one) => one.id === id);
    if (item !== undefined) {
      setText(clearOnPick ? '' : item.label);
      onChange(item);
    }
  };
  const left = useLeftText({
    text: value === null ? text : null,
    results,
    onPick: pick,
    onRefuse: () => setOpen(true),
    isEnough: textName !== undefined,
  });
  const edit = (typed: string) => {
    setText(typed);
    setOpen(true);
    left.onEdit();
    if (value !== null && typed !== value.label) {
      onChange(null);
    }
  };

  const leave = () => {
    left.onLeave();
    onBlur?.();
  };
  const error = left.isUnchosen ? words.unchosen : properties.error;

  return (
    <Field {...properties} error={error} className="field picker">
      {(control) => {
        const input = { placeholder, name: value === null ? textName : undefined, onBlur: leave };
        const shared = { control, input, text, onEdit: edit, caret };
        return (
          <>
            {Widget === null || composing ? (
              <PlainCombobox {...shared} onApproach={fetchComboboxWidget} onComposing={setComposing} />
            ) : (
              <Widget
                {...shared}
                value={value}
                items={results.items}
                open={open}
                onOpenChange={setOpen}
                onPick={pick}
              />
            )}
            <SearchStatus ref={left.within} results={results} text={text.trim()} words={words} />
            {value === null && properties.renderUnchosen?.(text.trim())}
          </>
        );
      }}
    </Field>
  );
}

/** The text of the field follows a choice that is made elsewhere, as by a form's reset. */
function useText(value: PickerItem | null, initialText = ''): [string, (text: string) => void] {
  const [text, setText] = useState(value?.label ?? initialText);
  const [known, setKnown] = useState(value);
  if (known?.id !== value?.id) {
    setKnown(value);
    if (value !== null) {
      setText(value.label);
    }
  }
  return [text, setText];
}

import { Combobox } from '@base-ui/react/combobox';
import { useState } from 'react';
import { Field, type FieldProperties } from './field.tsx';
import { SearchStatus, type SearchWords } from './search-status.tsx';
import { useRemoteSearch, type RemoteSearch } from './use-remote-search.ts';

export interface PickerItem {
  id: string;
  label: string;
  /** A second, smaller line: country and domain of a university. */
  detail?: string;
}

export interface SearchComboboxProperties<I extends PickerItem> extends FieldProperties {
  value: I | null;
  onChange: (item: I | null) => void;
  search: RemoteSearch<I>;
  words: SearchWords;
  placeholder?: string;
  /** Name under which the form sends the typed text while nothing is chosen. */
  textName?: string | undefined;
  /** For lists of chosen things beside the field: choosing one empties it again. */
  clearOnPick?: boolean;
  /** Text to begin with when nothing is chosen yet. */
  initialText?: string;
  onBlur?: () => void;
  minLength?: number;
  pause?: number;
  limit?: number;
}

/** A field that looks up what is typed and lets one of the results be chosen (WAI-ARIA combobox with a listbox). */
export function SearchCombobox<I extends PickerItem>(properties: SearchComboboxProperties<I>) {
  const { value, onChange, search, words, placeholder, textName, clearOnPick = false, onBlur } = properties;
  const { minLength = 2, pause = 300, limit = 20 } = properties;
  const [text, setText] = useText(value, properties.initialText);
  const [open, setOpen] = useState(false);
  const asked = value !== null && value.label === text ? null : text;
  const results = useRemoteSearch(search, asked, { minLength, pause, limit });

  const pick = (item: I | null) => {
    if (item !== null) {
      setText(clearOnPick ? '' : item.label);
      onChange(item);
    }
  };
  const edit = (typed: string, reason: string) => {
    // Escape and leaving the field change the text as well; only typing may touch what was chosen.
    if (reason === 'input-change' || reason === 'clear-press') {
      setText(typed);
      setOpen(true);
      if (value !== null && typed !== value.label) {
        onChange(null);
      }
    }
  };

  return (
    <Field {...properties} className="field picker">
      {(control) => (
        <>
          <Combobox.Root<I>
            items={results.items}
            filter={null}
            value={value}
            onValueChange={pick}
            inputValue={text}
            onInputValueChange={(typed, details) => edit(typed, details.reason)}
            open={open && results.items.length > 0}
            onOpenChange={setOpen}
            itemToStringLabel={(item) => item.label}
            isItemEqualToValue={(item, chosen) => item.id === chosen.id}
            autoHighlight
          >
            <Combobox.Input
              {...control}
              className="input"
              placeholder={placeholder}
              autoComplete="off"
              onBlur={onBlur}
              name={value === null ? textName : undefined}
            />
            <Results />
          </Combobox.Root>
          <SearchStatus results={results} text={text.trim()} words={words} />
        </>
      )}
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

function Results() {
  return (
    <Combobox.Portal>
      <Combobox.Positioner className="picker-layer" sideOffset={4}>
        <Combobox.Popup className="picker-popup">
          <Combobox.List>
            {(item: PickerItem) => (
              <Combobox.Item key={item.id} value={item} className="picker-item">
                <span>{item.label}</span>
                {item.detail && <small>{item.detail}</small>}
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

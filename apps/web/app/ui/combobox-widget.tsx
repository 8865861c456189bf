import { Combobox } from '@base-ui/react/combobox';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { restoreCaret, type Caret } from './caret.ts';
import type { ControlProperties } from './field.tsx';
import type { PickerItem } from './picker-item.ts';

/** What the field needs, with a list to open or without one yet. */
export interface ComboboxProperties {
  control: ControlProperties;
  /** Goes to the text field as it is. */
  input: { placeholder: string | undefined; name: string | undefined; onBlur: (() => void) | undefined };
  text: string;
  onEdit: (text: string) => void;
  /** Where somebody writes when one field takes the place of the other. */
  caret: RefObject<Caret | null>;
}

interface Properties extends ComboboxProperties {
  value: PickerItem | null;
  items: readonly PickerItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (id: string) => void;
}

/** The field with its list: keyboard, pointer and announcements (WAI-ARIA combobox with a listbox). */
export function ComboboxWidget(properties: Properties) {
  const { control, input, text, onEdit, caret, value, items, open, onOpenChange, onPick } = properties;
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => restoreCaret(field.current, caret), [caret]);
  const edit = (typed: string, reason: string) => {
    // Escape and leaving the field change the text as well; only typing may touch what was chosen.
    if (reason === 'input-change' || reason === 'clear-press') {
      onEdit(typed);
    }
  };
  return (
    <Combobox.Root<PickerItem>
      items={items}
      filter={null}
      value={value}
      onValueChange={(item) => item && onPick(item.id)}
      inputValue={text}
      onInputValueChange={(typed, details) => edit(typed, details.reason)}
      open={open && items.length > 0}
      onOpenChange={onOpenChange}
      itemToStringLabel={(item) => item.label}
      isItemEqualToValue={(item, chosen) => item.id === chosen.id}
      autoHighlight
    >
      <Combobox.Input {...control} {...input} ref={field} className="input" autoComplete="off" />
      <Results />
    </Combobox.Root>
  );
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

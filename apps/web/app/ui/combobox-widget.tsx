import { Combobox } from '@base-ui/react/combobox';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { restoreCaret, type Caret } from './caret.ts';
import type { ControlProperties } from './field.tsx';
import type { PickerItem } from './picker-item.ts';

/** The properties of the field, with or without a list to open. */
export interface ComboboxProperties {
  control: ControlProperties;
  /** Passed to the text field. */
  input: { placeholder: string | undefined; name: string | undefined; onBlur: (() => void) | undefined };
  text: string;
  onEdit: (text: string) => void;
  /** The caret, kept when one field replaces the other. */
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
  const { control, input, text, onEdit, caret, value, items, onOpenChange, onPick } = properties;
  const field = useRef<HTMLInputElement>(null);
  const actions = useRef<Combobox.Root.Actions>(null);
  const open = properties.open && items.length > 0;
  useLayoutEffect(() => restoreCaret(field.current, caret), [caret]);
  useEffect(() => {
    if (!open) {
      actions.current?.unmount();
    }
  }, [open]);
  const edit = (typed: string, reason: string) => {
    // Escape and leaving the field change the text as well; only typing may change the choice.
    if (reason === 'input-change' || reason === 'clear-press') {
      onEdit(typed);
    }
  };
  const leave = (event: FocusEvent) => {
    input.onBlur?.();
    // If another window takes the focus, the list stays open for the return.
    if (event.relatedTarget !== null) {
      onOpenChange(false);
    }
  };
  return (
    <Combobox.Root<PickerItem>
      actionsRef={actions}
      items={items}
      filter={null}
      value={value}
      onValueChange={(item) => item && onPick(item.id)}
      inputValue={text}
      onInputValueChange={(typed, details) => edit(typed, details.reason)}
      open={open}
      onOpenChange={onOpenChange}
      itemToStringLabel={(item) => item.label}
      isItemEqualToValue={(item, chosen) => item.id === chosen.id}
      autoHighlight
    >
      <Combobox.Input {...control} {...input} onBlur={leave} ref={field} className="input" autoComplete="off" />
      <Results field={field} />
    </Combobox.Root>
  );
}

/**
 * The list, without the library's popup: the popup hides the rest of the page from screen readers, although everything in it can
 * still be reached by Tab. The list is in the same part of the page as the field, so that it belongs to a landmark.
 */
function Results({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    part.current = field.current?.closest<HTMLElement>('[role=dialog], main') ?? null;
  }, [field]);
  return (
    <Combobox.Portal container={part}>
      {/* Fixed, so that a dialog that scrolls doesn't cut it off. */}
      <Combobox.Positioner className="picker-layer" positionMethod="fixed" sideOffset={4}>
        {/* A press here leaves the focus in the field. */}
        <div role="presentation" className="picker-popup" onMouseDown={(event) => event.preventDefault()}>
          <Combobox.List>
            {(item: PickerItem) => (
              <Combobox.Item key={item.id} value={item} className="picker-item">
                <span>{item.label}</span>
                {item.detail && <small>{item.detail}</small>}
              </Combobox.Item>
            )}
          </Combobox.List>
        </div>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

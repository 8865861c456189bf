import { Combobox } from '@base-ui/react/combobox';
import { useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { searchable } from './searchable.ts';

export interface SelectItem {
  id: string;
  label: string;
  detail?: string;
  /** The text that is searched, in small letters and without marks (`searchable`). */
  terms: string;
}

interface Properties<I extends SelectItem> {
  id: string;
  labelledBy: string;
  items: readonly I[];
  value: I | null;
  onChange: (item: I) => void;
  /** The content of the closed field. */
  face: ReactNode;
  searchLabel: string;
  emptyLabel: string;
  /** Whether it is open at first, because its code was loaded when the user opened it. */
  defaultOpen?: boolean;
}

/** A long list of choices with a search field above it (WAI-ARIA combobox in a popup). */
export function SearchableSelect<I extends SelectItem>(properties: Properties<I>) {
  const { id, labelledBy, items, value, onChange, face, searchLabel, emptyLabel, defaultOpen = false } = properties;
  const [open, setOpen] = useState(defaultOpen);
  return (
    <Combobox.Root<I>
      items={items}
      filter={(item, query) =>
        searchable(query)
          .split(' ')
          .every((word) => item.terms.includes(word))
      }
      value={value}
      onValueChange={(item) => item && onChange(item)}
      itemToStringLabel={(item) => item.label}
      isItemEqualToValue={(item, chosen) => item.id === chosen.id}
      limit={100}
      open={open}
      onOpenChange={setOpen}
      autoHighlight
    >
      <Combobox.Trigger id={id} className="input select-face" aria-labelledby={`${labelledBy} ${id}`}>
        {face}
        <Icon name="down" />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner className="picker-layer" sideOffset={4}>
          <Combobox.Popup className="picker-popup select-popup" aria-label={searchLabel}>
            <Combobox.Input className="input" aria-label={searchLabel} placeholder={searchLabel} />
            <Combobox.Empty className="picker-status">{emptyLabel}</Combobox.Empty>
            <Combobox.List className="select-list">
              {(item: I) => (
                <Combobox.Item key={item.id} value={item} className="picker-item">
                  <span>{item.label}</span>
                  {item.detail && <small>{item.detail}</small>}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface MenuEntry {
  label: string;
  icon?: IconName;
  onSelect: () => void;
  disabled?: boolean;
}

interface Properties {
  /** The button that opens it. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
}

/** Actions behind a button, with the keys of a menu (WAI-ARIA menu button). */
export function Menu({ trigger, entries }: Properties) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="menu-layer" sideOffset={4} align="end">
          <Base.Popup className="menu">
            {entries.map((entry) => (
              <Base.Item
                key={entry.label}
                className="menu-item"
                onClick={entry.onSelect}
                disabled={entry.disabled ?? false}
              >
                {entry.icon && <Icon name={entry.icon} />}
                {entry.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

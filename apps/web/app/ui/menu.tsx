import { Menu as Base } from '@base-ui/react/menu';
import { useId, type ReactElement } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface MenuEntry {
  label: string;
  /** What it does, in a line below. */
  hint?: string;
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
  const id = useId();
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
                label={entry.label}
                {...(entry.hint !== undefined && {
                  'aria-label': entry.label,
                  'aria-describedby': `${id}-${entry.label}`.replaceAll(/\s/g, '_'),
                })}
              >
                {entry.icon && <Icon name={entry.icon} />}
                {entry.hint === undefined ? (
                  entry.label
                ) : (
                  <span className="menu-item-words">
                    {entry.label}
                    <span className="tiny muted" id={`${id}-${entry.label}`.replaceAll(/\s/g, '_')}>
                      {entry.hint}
                    </span>
                  </span>
                )}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

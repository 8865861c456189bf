import { Menu as Base } from '@base-ui/react/menu';
import { useId, type ReactElement } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** An action, or with `to` a link. */
export type MenuEntry = {
  label: string;
  /** Its effect, in a line below. */
  hint?: string;
  icon?: IconName;
  tone?: 'danger';
  /** Whether a line separates it from the entries above. */
  apart?: boolean;
} & ({ onSelect: () => void; disabled?: boolean } | { to: string });

interface Properties {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The subject of the actions, above them where they cover the page: on a phone. */
  title?: string;
  entries: readonly MenuEntry[];
}

/** Actions behind a button, with the keys of a menu (WAI-ARIA menu button). On a phone it is a sheet at the foot of the screen. */
export function Menu({ trigger, title, entries }: Properties) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Backdrop className="menu-veil" />
        <Base.Positioner className="menu-layer" sideOffset={4} align="end">
          <Base.Popup className="menu">
            {title !== undefined && (
              <div className="menu-title" dir="auto" aria-hidden="true">
                {title}
              </div>
            )}
            {entries.map((entry) => (
              <Entry key={entry.label} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const hintId = useId();
  const item = {
    className: classNames(
      'menu-item',
      entry.tone === 'danger' && 'menu-item-danger',
      entry.apart === true && 'menu-item-apart',
    ),
    label: entry.label,
    ...(entry.hint !== undefined && { 'aria-label': entry.label, 'aria-describedby': hintId }),
  };
  const content = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      {entry.hint === undefined ? (
        entry.label
      ) : (
        <span className="menu-item-words">
          {entry.label}
          <span className="tiny muted" id={hintId}>
            {entry.hint}
          </span>
        </span>
      )}
    </>
  );
  return 'to' in entry ? (
    <Base.LinkItem {...item} closeOnClick render={<Link to={entry.to} />}>
      {content}
    </Base.LinkItem>
  ) : (
    <Base.Item {...item} onClick={entry.onSelect} disabled={entry.disabled ?? false}>
      {content}
    </Base.Item>
  );
}

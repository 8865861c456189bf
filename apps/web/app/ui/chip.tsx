import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Icon } from './icon.tsx';

interface Properties {
  children: ReactNode;
  /** The name of the cross: `Remove filter: From Vietnam`. */
  removeLabel: string;
  /** The address that removes it, for a chip that works without scripts. */
  removeTo?: To;
  onRemove?: () => void;
}

/** Something chosen that can be taken away again. */
export function Chip({ children, removeLabel, removeTo, onRemove }: Properties) {
  return (
    <span className="chip">
      {children}
      {removeTo === undefined ? (
        <button type="button" aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" />
        </button>
      ) : (
        <Link to={removeTo} aria-label={removeLabel} preventScrollReset>
          <Icon name="close" />
        </Link>
      )}
    </span>
  );
}

import { Dialog as Base } from '@base-ui/react/dialog';
import { useEffect, type ReactNode } from 'react';
import { mendLostFocus } from './lost-focus.ts';
import { Icon } from './icon.tsx';

interface Properties {
  open: boolean;
  onOpenChange: (open: boolean, details: { reason: string }) => void;
  title: string;
  /** Beside the title: a state. */
  mark?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** A question or a small form above the page. It keeps the focus inside, and Escape closes it. */
export function Dialog(properties: Properties) {
  return <Overlay {...properties} className="dialog" />;
}

/** The same at the side of the page, as high as the page: filters on a phone. */
export function Drawer(properties: Properties) {
  return <Overlay {...properties} className="drawer" />;
}

/** The same for a long form: as wide as it needs, and all of a phone. The form scrolls between the title and the buttons. */
export function Sheet(properties: Properties) {
  return <Overlay {...properties} className="side-sheet" />;
}

function Overlay({
  open,
  onOpenChange,
  title,
  mark,
  closeLabel,
  children,
  actions,
  className,
}: Properties & { className: string }) {
  // The button that opened the dialog may be gone when it closes: a "cancel" button disappears after the cancellation.
  useEffect(() => (open ? () => void setTimeout(mendLostFocus) : undefined), [open]);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Popup className={className}>
          <div className="dialog-head">
            <Base.Title>{title}</Base.Title>
            {mark}
            <Base.Close className="icon-button" aria-label={closeLabel}>
              <Icon name="close" />
            </Base.Close>
          </div>
          {children}
          {actions && <div className="dialog-actions">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

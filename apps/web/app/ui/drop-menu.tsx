import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Properties {
  summary: ReactNode;
  /** The name of a summary without words; read out before it. */
  label?: string;
  className?: string;
  /** Called when it opens and closes. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A list of links behind a button. It opens without scripts; with them Escape and a click elsewhere close it. */
export function DropMenu({ summary, label, className, onToggle, children }: Properties) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (returnFocus: boolean) => {
      if (details.current?.open) {
        details.current.open = false;
        if (returnFocus) {
          details.current.querySelector('summary')?.focus();
        }
      }
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close(true);
    const onPointer = (event: PointerEvent) => {
      // The veil around a sheet is a part of the element itself.
      if (
        event.target === details.current ||
        (event.target instanceof Node && !details.current?.contains(event.target))
      ) {
        close(false);
      }
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, []);

  return (
    <details
      className={classNames('drop', className)}
      ref={details}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>
        {label && <span className="unseen">{label}</span>}
        {summary}
      </summary>
      <div className="menu">{children}</div>
    </details>
  );
}

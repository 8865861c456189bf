import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { focusAddEntry } from './entry-focus.ts';

interface Properties {
  title: string;
  removeLabel: string;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** The fields of one study or job: one of several with its number and a button to remove it, or the only one of a form. */
export function Entry({ title, removeLabel, onRemove, children }: Properties) {
  const t = useT();
  if (onRemove === undefined) {
    return children;
  }
  return (
    <fieldset className="entry">
      <legend className="entry-title">{title}</legend>
      <Button
        kind="quiet"
        size="small"
        icon="trash"
        className="entry-remove"
        aria-label={removeLabel}
        onClick={({ currentTarget: { form } }) => {
          onRemove();
          focusAddEntry(form);
        }}
      >
        {t('forms.remove')}
      </Button>
      {children}
    </fieldset>
  );
}

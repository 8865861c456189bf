import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';

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

/** Puts the focus into an entry that was just added: the last of its form. */
export function focusNewEntry(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const entry = [...(form?.querySelectorAll('.entry') ?? [])].at(-1);
    entry?.querySelector('input')?.focus();
  });
}

/** Moves the focus to the button that adds an entry, because a removed entry loses it. */
function focusAddEntry(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[data-add-entry]')?.focus());
}

import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';

interface Properties {
  title: string;
  lede?: string;
  /** Goes to the step before; absent in the first. */
  onBack?: (() => void) | undefined;
  onSubmit: () => void;
  /** The button to continue. */
  action: ReactNode;
  children: ReactNode;
}

/**
 * One step of a long form: title, fields, and the buttons back and forward. When it appears its title takes the focus, so that it is
 * read out; or its first mistake, if the user returns to correct one.
 */
export function StepFrame({ title, lede, onBack, onSubmit, action, children }: Properties) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const mistake = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (mistake) {
      mistake.focus();
    } else {
      form.current?.querySelector('h2')?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <form
      ref={form}
      className="step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <header>
        <h2 tabIndex={-1}>{title}</h2>
        {lede && <p className="muted">{lede}</p>}
      </header>
      {children}
      <div className="form-actions">
        {onBack && (
          <Button kind="line" onClick={onBack}>
            {t('onboarding.back')}
          </Button>
        )}
        {action}
      </div>
    </form>
  );
}

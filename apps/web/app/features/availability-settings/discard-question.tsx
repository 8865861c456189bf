import { useEffect, useRef } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** In place of a dialog's buttons: asks before what was typed is thrown away. */
export function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const t = useT();
  const keep = useRef<HTMLButtonElement>(null);
  // It may stand below what is in view; the focus brings it there.
  useEffect(() => keep.current?.focus(), []);
  return (
    <Banner
      tone="problem"
      action={
        <span className="row">
          <Button kind="danger" size="small" onClick={onDiscard}>
            {t('hours.discard')}
          </Button>
          <Button ref={keep} size="small" onClick={onKeep}>
            {t('hours.keep_editing')}
          </Button>
        </span>
      }
    >
      {t('hours.service_unsaved')}
    </Banner>
  );
}

import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';

/** A calendar that can't be read hides all times, for any of them may be taken: says so, and asks again. */
export function WithheldNote({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div className="stack">
      <p className="muted">{t('booking.withheld')}</p>
      <Button kind="line" onClick={onRetry}>
        {t('errors.try_again')}
      </Button>
    </div>
  );
}

import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { TimeOffForm } from './time-off-form.tsx';
import { TimeOffRow } from './time-off-row.tsx';
import { useTimeOff } from './use-time-off.ts';

/** Days on which nobody can book, whatever the schedules say; it is kept at once and belongs to no schedule. */
export function TimeOffSection({ userId, today }: { userId: string; today: string }) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useTimeOff(userId);
  return (
    <Card className="stack settings-time-off">
      <h2 className="card-title">{t('hours.off_title')}</h2>
      <p className="muted">{t('hours.off_hint')}</p>
      <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
      {data?.length === 0 && <p className="muted small">{t('hours.off_none')}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="dated-list" aria-label={t('hours.off_title')}>
          {data.map((off) => (
            <TimeOffRow key={off.id} userId={userId} off={off} today={today} />
          ))}
        </ul>
      )}
      {adding ? (
        <TimeOffForm userId={userId} today={today} onClose={() => setAdding(false)} />
      ) : (
        <Button kind="line" size="small" icon="plus" className="start" onClick={() => setAdding(true)}>
          {t('hours.off_add')}
        </Button>
      )}
    </Card>
  );
}

import type { AvailabilitySchedule } from '@abroad/contract/availability-settings';
import { Suspense, useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { laterDialog } from '../errors/later-part.tsx';

const AddSchedule = laterDialog(() => import('./add-schedule.tsx'));

interface Properties {
  schedules: readonly AvailabilitySchedule[];
  chosen: AvailabilitySchedule;
  nameOf: (schedule: AvailabilitySchedule) => string;
  onChoose: (id: string) => void;
  userId: string;
}

/** Which of the mentor's schedules is shown, and a way to one more. */
export function ScheduleTabs({ schedules, chosen, nameOf, onChoose, userId }: Properties) {
  const t = useT();
  const name = useId();
  const [adding, setAdding] = useState(false);
  return (
    <div className="row">
      <fieldset className="toggle-group" aria-label={t('hours.schedules')}>
        {schedules.map((schedule) => (
          <label key={schedule.id} className="toggle-chip">
            <input
              type="radio"
              name={name}
              checked={schedule.id === chosen.id}
              onChange={() => onChoose(schedule.id)}
            />
            <span>
              {nameOf(schedule)}
              {schedule.is_default && <span className="muted-chip">{t('hours.default_mark')}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <Button kind="quiet" size="small" icon="plus" onClick={() => setAdding(true)}>
        {t('hours.add_schedule')}
      </Button>
      {adding && (
        <Suspense>
          <AddSchedule
            userId={userId}
            model={chosen}
            onAdded={(id) => {
              onChoose(id);
              setAdding(false);
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

import type { AvailabilitySchedule, AvailabilitySettings } from '@abroad/contract/availability-settings';
import { useState, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { fromDate, toDate } from '../calendar/local-days.ts';
import { datedSpans, datesBetween, setDates, type DatedSpan } from './dated-days.ts';
import { DatedEditor } from './dated-editor.tsx';
import type { ScheduleDraft } from './hours-draft.ts';
import { MonthGrid } from './month-grid.tsx';
import { useRangeWords } from './range-words.ts';
import { SessionsOnDays } from './sessions-on-days.tsx';
import { useDaysName } from './use-days-name.ts';
import { useTimeOff } from './use-time-off.ts';

interface Properties {
  userId: string;
  settings: AvailabilitySettings;
  schedule: AvailabilitySchedule;
  draft: ScheduleDraft;
  /** `2026-11-27`, in the schedule's zone. */
  today: string;
  onChange: (dated: ScheduleDraft['dated']) => void;
}

/** Days that differ from the usual week: on a month's leaf, and as a list. */
export function DatedHours({ userId, settings, schedule, draft, today, onChange }: Properties) {
  const t = useT();
  const { data: timesOff } = useTimeOff(userId);
  const [span, setSpan] = useState<{ first: string; last: string } | null>(null);
  const [begun, setBegun] = useState(0);
  const begin = (first: string) => {
    setBegun(begun + 1);
    setSpan({ first, last: first });
  };
  const spans = datedSpans(draft.dated, today);
  const chosen = span && { first: fromDate(span.first) ?? 0, last: fromDate(span.last) ?? 0 };
  return (
    <div className="dated-hours">
      <MonthGrid
        draft={draft}
        timesOff={timesOff ?? []}
        today={fromDate(today) ?? 0}
        chosen={chosen}
        onChoose={(day) => begin(toDate(day))}
      />
      <div className="stack">
        {span === null ? (
          <>
            <p className="muted">{t('hours.dated_hint')}</p>
            <Button kind="line" size="small" icon="plus" className="start" onClick={() => begin(today)}>
              {t('hours.add_dated')}
            </Button>
          </>
        ) : (
          <DatedEditor
            key={begun}
            dated={draft.dated}
            today={today}
            {...span}
            onSpan={(first, last) => setSpan({ first, last })}
            onSet={(dated) => {
              onChange(dated);
              setSpan(null);
            }}
            onClose={() => setSpan(null)}
          />
        )}
        {spans.length === 0 ? (
          <p className="muted small">{t('hours.dated_none')}</p>
        ) : (
          <ul className="dated-list" aria-label={t('hours.dated_list')}>
            {spans.map((one) => (
              <DatedRow
                key={one.first}
                span={one}
                onRemove={() => onChange(setDates(draft.dated, datesBetween(one.first, one.last), null))}
              >
                {one.ranges.length === 0 && (
                  <SessionsOnDays
                    userId={userId}
                    settings={settings}
                    schedule={{ id: schedule.id, time_zone: draft.time_zone }}
                    span={one}
                  />
                )}
              </DatedRow>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface RowProperties {
  span: DatedSpan;
  onRemove: () => void;
  /** What is below the row. */
  children: ReactNode;
}

function DatedRow({ span, onRemove, children }: RowProperties) {
  const t = useT();
  const words = useRangeWords();
  const days = useDaysName()(span.first, span.last);
  return (
    <li>
      <span>
        <strong>{days}</strong> <span className="muted">{words(span.ranges)}</span>
      </span>
      <IconButton icon="trash" label={t('hours.remove_dates', { days })} onClick={onRemove} />
      {children}
    </li>
  );
}

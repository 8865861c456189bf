import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { fromDate, noonOf, toDate } from '../calendar/local-days.ts';
import { datedSpans, datesBetween, setDates, type DatedSpan } from './dated-days.ts';
import { DatedEditor } from './dated-editor.tsx';
import type { ScheduleDraft } from './hours-draft.ts';
import { MonthGrid } from './month-grid.tsx';
import { useRangeWords } from './range-words.ts';

interface Properties {
  draft: ScheduleDraft;
  /** `2026-11-27`, in the schedule's zone. */
  today: string;
  onChange: (dated: ScheduleDraft['dated']) => void;
}

/** Days that differ from the usual week: on a month's leaf, and as a list. */
export function DatedHours({ draft, today, onChange }: Properties) {
  const t = useT();
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
      <MonthGrid draft={draft} today={fromDate(today) ?? 0} chosen={chosen} onChoose={(day) => begin(toDate(day))} />
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
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function DatedRow({ span, onRemove }: { span: DatedSpan; onRemove: () => void }) {
  const t = useT();
  const format = useFormat();
  const words = useRangeWords();
  const day = (date: string) => format.day(noonOf(fromDate(date) ?? 0), 'UTC');
  const name =
    span.first === span.last ? day(span.first) : t('format.range', { start: day(span.first), end: day(span.last) });
  return (
    <li>
      <span>
        <strong>{name}</strong> <span className="muted">{words(span.ranges)}</span>
      </span>
      <IconButton icon="trash" label={t('hours.remove_dates', { days: name })} onClick={onRemove} />
    </li>
  );
}

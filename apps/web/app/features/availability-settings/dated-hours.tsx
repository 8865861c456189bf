import type { AvailabilitySchedule, AvailabilitySettings } from '@abroad/contract/availability-settings';
import type { Booking } from '@abroad/contract/bookings';
import { useId, useState, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fromDate, localDay, toDate } from '../calendar/local-days.ts';
import { datedSpans, datesBetween, setDates, type DatedSpan } from './dated-days.ts';
import { usualRange, type Range, type ScheduleDraft } from './hours-draft.ts';
import { rangeProblems } from './hours-problems.ts';
import { MonthGrid } from './month-grid.tsx';
import { nextRange } from './next-range.ts';
import { RangeFields } from './range-fields.tsx';
import { useRangeWords } from './range-words.ts';
import { SessionsBetween } from './sessions-between.tsx';
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
  /** The content below the row. */
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

interface SessionsOnDaysProperties {
  userId: string;
  settings: AvailabilitySettings;
  /** The schedule of the days, and its zone as it is edited. */
  schedule: { id: string; time_zone: string };
  span: DatedSpan;
}

/** The sessions on days of a schedule, of the services that use it. A session's day follows from its instants. */
function SessionsOnDays({ userId, settings, schedule, span }: SessionsOnDaysProperties) {
  const [first, last] = [fromDate(span.first) ?? 0, fromDate(span.last) ?? 0];
  const usual = settings.schedules.find(({ is_default }) => is_default)?.id;
  const elsewhere = settings.event_types.filter((service) => (service.schedule_id ?? usual) !== schedule.id);
  const isMeant = ({ start, end, event_type }: Booking) =>
    localDay(start, schedule.time_zone) <= last &&
    localDay(Date.parse(end) - 1, schedule.time_zone) >= first &&
    elsewhere.every(({ id }) => id !== event_type.id);
  // No zone is further than a day from UTC.
  const midnight = (day: number) => `${toDate(day)}T00:00:00Z`;
  return <SessionsBetween userId={userId} from={midnight(first - 1)} to={midnight(last + 2)} isMeant={isMeant} />;
}

type Kind = 'usual' | 'closed' | 'special';
const kinds: readonly Kind[] = ['closed', 'special', 'usual'];
/** A time off lasts a year at most. */
const mostDays = 366;

interface DatedEditorProperties {
  dated: ScheduleDraft['dated'];
  /** `2026-11-27` */
  today: string;
  first: string;
  last: string;
  onSpan: (first: string, last: string) => void;
  onSet: (dated: ScheduleDraft['dated']) => void;
  onClose: () => void;
}

/** Edits how the chosen days differ from the usual week: closed, other hours, or not at all. Nothing changes before "Set". */
function DatedEditor({ dated, today, first, last, onSpan, onSet, onClose }: DatedEditorProperties) {
  const t = useT();
  const name = useId();
  const own = dated[first];
  const [kind, setKind] = useState<Kind>(own === undefined || own.length === 0 ? 'closed' : 'special');
  const [ranges, setRanges] = useState<Range[]>(own === undefined || own.length === 0 ? [usualRange] : own);
  const [pressed, setPressed] = useState(false);
  const dates = datesBetween(first, last);
  const spanProblem =
    dates.length === 0 || first < today || dates.length > mostDays ? t('hours.span_bad', { days: mostDays }) : null;
  const problems = kind === 'special' ? rangeProblems(ranges) : new Map<number, string>();
  const set = () => {
    setPressed(true);
    if (spanProblem === null && problems.size === 0) {
      onSet(setDates(dated, dates, kind === 'usual' ? null : kind === 'closed' ? [] : ranges));
    }
  };
  return (
    <div className="dated-editor stack">
      <div className="field-pair">
        <TextField
          type="date"
          label={t('hours.first_day')}
          min={today}
          value={first}
          onChange={(event) => onSpan(event.target.value, event.target.value > last ? event.target.value : last)}
        />
        <TextField
          type="date"
          label={t('hours.last_day')}
          min={first}
          value={last}
          error={pressed ? spanProblem : null}
          onChange={(event) => onSpan(first, event.target.value)}
        />
      </div>
      <fieldset className="toggle-group" aria-label={t('hours.kind')}>
        {kinds.map((one) => (
          <label key={one} className="toggle-chip">
            <input type="radio" name={name} checked={kind === one} onChange={() => setKind(one)} />
            {t(`hours.kind_${one}`)}
          </label>
        ))}
      </fieldset>
      {kind === 'special' && (
        <>
          <RangeFields
            ranges={ranges}
            onChange={setRanges}
            problemOf={(index) => problems.get(index)}
            of={t('hours.these_days')}
          />
          <Button
            kind="quiet"
            size="small"
            icon="plus"
            className="start"
            onClick={() => setRanges([...ranges, nextRange(ranges)])}
          >
            {t('hours.add_more')}
          </Button>
        </>
      )}
      <div className="row">
        <Button size="small" disabled={kind === 'special' && ranges.length === 0} onClick={set}>
          {t('hours.set_days', { count: Math.max(1, dates.length) })}
        </Button>
        <Button size="small" kind="line" onClick={onClose}>
          {t('forms.cancel')}
        </Button>
      </div>
    </div>
  );
}

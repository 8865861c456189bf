import type { AvailabilitySchedule, AvailabilitySettings } from '@abroad/contract/availability-settings';
import { Suspense, useState, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { laterDialog } from '../errors/later-part.tsx';
import { ZoneSelectField } from '../forms/zone-select-field.tsx';
import { DatedHours } from './dated-hours.tsx';
import { todayIn } from './edits.ts';
import type { DayHours, ScheduleDraft } from './hours-draft.ts';
import type { HoursProblems } from './hours-problems.ts';
import { nextRange } from './next-range.ts';
import { RangeFields } from './range-fields.tsx';
import { weekdayName } from './weekday-name.ts';

interface Properties {
  userId: string;
  settings: AvailabilitySettings;
  schedule: AvailabilitySchedule;
  draft: ScheduleDraft;
  problems: HoursProblems;
  onChange: (draft: ScheduleDraft) => void;
  tabs: ReactNode;
  tools: ReactNode;
}

/** The hours of one schedule: its week, the days that differ, its zone and its name. */
export function ScheduleSection({ userId, settings, schedule, draft, problems, onChange, tabs, tools }: Properties) {
  const t = useT();
  const change = (part: Partial<ScheduleDraft>) => onChange({ ...draft, ...part });
  return (
    <Card className="stack settings-hours">
      <h2 className="card-title">{t('hours.title')}</h2>
      {tabs}
      <div className="field-pair">
        <TextField
          label={t('hours.schedule_name')}
          value={draft.name}
          required
          error={draft.name.trim() === '' ? t('hours.name_required') : null}
          onChange={(event) => change({ name: event.target.value })}
        />
        <ZoneSelectField
          key={schedule.id}
          label={t('hours.zone')}
          value={draft.time_zone}
          onChange={(time_zone) => change({ time_zone })}
        />
      </div>
      <h3>{t('hours.week')}</h3>
      <WeekHours
        key={`week ${schedule.id}`}
        days={draft.days}
        problems={problems}
        onChange={(days) => change({ days })}
      />
      <h3>{t('hours.dated')}</h3>
      <DatedHours
        key={`dates ${schedule.id}`}
        userId={userId}
        settings={settings}
        schedule={schedule}
        draft={draft}
        today={todayIn(draft.time_zone, useNow())}
        onChange={(dated) => change({ dated })}
      />
      {tools}
    </Card>
  );
}

const CopyHours = laterDialog(() => import('./copy-hours.tsx'));

interface WeekHoursProperties {
  days: readonly DayHours[];
  onChange: (days: DayHours[]) => void;
  problems: HoursProblems;
}

/** The hours of every week, a line for each weekday. */
function WeekHours({ days, onChange, problems }: WeekHoursProperties) {
  const t = useT();
  const format = useFormat();
  const [copying, setCopying] = useState<number | null>(null);
  const names = days.map((_, index) => weekdayName(format, index));
  const change = (index: number, day: DayHours) => onChange(days.map((one, at) => (at === index ? day : one)));
  const copy = (from: number, to: readonly number[]) => {
    const { ranges = [] } = days[from] ?? {};
    onChange(
      days.map((day, at) => (to.includes(at) ? { on: true, ranges: ranges.map((range) => ({ ...range })) } : day)),
    );
    showToast({ text: t('hours.copied', { count: to.length }) });
    setCopying(null);
  };
  return (
    <>
      <ul className="week-hours">
        {days.map((day, index) => (
          <WeekDay
            key={names[index]}
            name={names[index] ?? ''}
            day={day}
            problemOf={(at) => problems.get(`${index + 1}.${at}`)}
            onChange={(changed) => change(index, changed)}
            onCopy={() => setCopying(index)}
          />
        ))}
      </ul>
      {copying !== null && (
        <Suspense>
          <CopyHours names={names} from={copying} onCopy={(to) => copy(copying, to)} onClose={() => setCopying(null)} />
        </Suspense>
      )}
    </>
  );
}

interface DayProperties {
  name: string;
  day: DayHours;
  problemOf: (index: number) => string | undefined;
  onChange: (day: DayHours) => void;
  onCopy: () => void;
}

function WeekDay({ name, day, problemOf, onChange, onCopy }: DayProperties) {
  const t = useT();
  // A day that is switched on without any hours gets default hours.
  const turn = (on: boolean) => onChange({ on, ranges: day.ranges.length > 0 ? day.ranges : [nextRange([])] });
  const setRanges = (ranges: DayHours['ranges']) => onChange({ on: ranges.length > 0, ranges });
  return (
    <li className="week-day">
      <label className="switch">
        <input
          type="checkbox" // The checkbox’s own state says whether it is on.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          checked={day.on}
          onChange={(event) => turn(event.target.checked)}
        />
        <span>{name}</span>
      </label>
      {day.on ? (
        <RangeFields ranges={day.ranges} onChange={setRanges} problemOf={problemOf} of={name} />
      ) : (
        <p className="muted week-day-off">{t('hours.day_off')}</p>
      )}
      <div className="week-day-tools">
        {day.on && (
          <>
            <IconButton
              icon="plus"
              label={t('hours.add_range', { day: name })}
              onClick={() => setRanges([...day.ranges, nextRange(day.ranges)])}
            />
            <IconButton icon="copy" label={t('hours.copy', { day: name })} onClick={onCopy} />
          </>
        )}
      </div>
    </li>
  );
}

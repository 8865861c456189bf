import type { AvailabilitySchedule, AvailabilitySettings } from '@abroad/contract/availability-settings';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ZoneSelectField } from '../forms/zone-select-field.tsx';
import { DatedHours } from './dated-hours.tsx';
import { todayIn } from './edits.ts';
import type { ScheduleDraft } from './hours-draft.ts';
import type { HoursProblems } from './hours-problems.ts';
import { useNow } from '../../lib/use-now.ts';
import { WeekHours } from './week-hours.tsx';

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

import type { AvailabilitySchedule, AvailabilitySettings } from '@abroad/contract/availability-settings';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CalendarsSection } from '../calendar-connections/calendars-section.tsx';
import { LeaveDialog } from '../forms/leave-dialog.tsx';
import { todayIn } from './edits.ts';
import { hoursProblems } from './hours-problems.ts';
import { badFields } from './policy-draft.ts';
import { PolicySection } from './policy-section.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { previewQuestion, servicesOf } from './preview-question.ts';
import { SaveBar } from './save-bar.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import { ScheduleTabs } from './schedule-tabs.tsx';
import { ScheduleTools } from './schedule-tools.tsx';
import { TimeOffSection } from './time-off-section.tsx';
import { useEdits, type EditsState } from './use-edits.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSave } from './use-save.ts';

const formId = 'availability-settings';

interface Properties {
  userId: string;
  settings: AvailabilitySettings;
  schedule: AvailabilitySchedule;
  onSchedule: (id: string) => void;
}

/** Hours and booking rules of the mentor, with what follows from them beside. */
export function SettingsEditor({ userId, settings, schedule, onSchedule }: Properties) {
  const t = useT();
  const state = useEdits(userId, settings);
  const save = useSave(userId, settings, state);
  const [serviceId, setServiceId] = useState<string | null>(null);
  const { isDirty, policyDraft } = state;
  const draft = state.draftOf(schedule);
  const now = useNow();
  const problems = hoursProblems(draft, todayIn(draft.time_zone, now));
  const services = servicesOf(settings, schedule);
  const service = services.find(({ id }) => id === serviceId) ?? services[0] ?? null;
  const bad = badSchedule(state, now);
  const isPolicyBad = state.edits.policy !== null && badFields(policyDraft).size > 0;
  const discard = () => {
    state.dropAll();
    save.reset();
  };
  return (
    <>
      <Restored state={state} />
      <div className="settings-grid" id={formId}>
        <ScheduleSection
          userId={userId}
          settings={settings}
          schedule={schedule}
          draft={draft}
          problems={problems}
          onChange={(changed) => state.editSchedule(schedule, changed)}
          tabs={
            <ScheduleTabs
              userId={userId}
              schedules={settings.schedules}
              chosen={schedule}
              nameOf={(one) => state.draftOf(one).name}
              onChoose={onSchedule}
            />
          }
          tools={
            <ScheduleTools
              key={schedule.id}
              userId={userId}
              schedule={schedule}
              usedBy={settings.event_types.filter((one) => one.schedule_id === schedule.id).length}
              onDefault={(updated_at) => state.rebase(schedule.id, updated_at)}
              onDeleted={() => state.dropSchedule(schedule.id)}
            />
          }
        />
        <PreviewPane
          userId={userId}
          question={previewQuestion({ draft, policyDraft, service, problems, now })}
          services={services}
          service={service}
          onService={setServiceId}
        />
        <TimeOffSection userId={userId} today={todayIn(schedule.time_zone, now)} />
        <CalendarsSection userId={userId} />
        <PolicySection key={settings.booking_policy.updated_at} draft={policyDraft} onChange={state.editPolicy} />
      </div>
      {isDirty && (
        <SaveBar
          save={save}
          hasProblems={bad !== null || isPolicyBad}
          onProblems={() => bad !== null && onSchedule(bad)}
          formId={formId}
          onDiscard={discard}
          meanwhile={state.meanwhile}
          hasEdits={state.hasEdits}
        />
      )}
      <LeaveDialog isDirty={() => isDirty} text={t('hours.leave_text')} onDiscard={discard} />
    </>
  );
}

/** The schedule whose changes can't be saved as they are, or null. */
function badSchedule({ edits }: EditsState, now: number): string | null {
  const bad = Object.entries(edits.schedules).find(
    ([, { draft }]) => draft.name.trim() === '' || hoursProblems(draft, todayIn(draft.time_zone, now)).size > 0,
  );
  return bad?.[0] ?? null;
}

function Restored({ state }: { state: EditsState }) {
  const t = useT();
  if (!state.restored || !state.isDirty) {
    return null;
  }
  return (
    <Banner
      action={
        <Button kind="line" size="small" onClick={state.seen}>
          {t('hours.understood')}
        </Button>
      }
    >
      {t('hours.restored')}
    </Banner>
  );
}

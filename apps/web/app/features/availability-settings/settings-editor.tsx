import type {
  AvailabilitySchedule,
  AvailabilitySettings,
  EventTypeSettings,
} from '@abroad/contract/availability-settings';
import { Suspense, useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CalendarsSection } from '../calendar-connections/calendars-section.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { LeaveDialog } from '../forms/leave-dialog.tsx';
import { todayIn } from './edits.ts';
import { rulesOf, type ScheduleDraft } from './hours-draft.ts';
import { hoursProblems, type HoursProblems } from './hours-problems.ts';
import { badFields, toPolicy, toPolicyDraft, type PolicyDraft } from './policy-draft.ts';
import { PolicyFields } from './policy-fields.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SaveBar } from './save-bar.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import { ScheduleTools } from './schedule-tools.tsx';
import { TimeOffSection } from './time-off-section.tsx';
import { useEdits, type EditsState } from './use-edits.ts';
import type { PreviewQuestion } from './use-preview.ts';
import { useSave } from './use-save.ts';

const formId = 'availability-settings';

interface Properties {
  userId: string;
  settings: AvailabilitySettings;
  schedule: AvailabilitySchedule;
  onSchedule: (id: string) => void;
}

/** Hours and booking rules of the mentor, with their preview beside them. */
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

/** The terms of the mentor's bookings. */
function PolicySection({ draft, onChange }: { draft: PolicyDraft; onChange: (draft: PolicyDraft) => void }) {
  const t = useT();
  return (
    <Card className="stack settings-policy">
      <h2 className="card-title">{t('hours.policy')}</h2>
      <p className="muted">{t('hours.policy_text')}</p>
      <PolicyFields draft={draft} onChange={onChange} />
    </Card>
  );
}

/** Without any service: the hours are shown cut into half hours. */
const usualMinutes = 30;

/** The services whose slots follow from a schedule. */
const servicesOf = ({ event_types }: AvailabilitySettings, schedule: AvailabilitySchedule): EventTypeSettings[] =>
  event_types.filter(({ schedule_id }) => (schedule_id === null ? schedule.is_default : schedule_id === schedule.id));

interface Typed {
  draft: ScheduleDraft;
  policyDraft: PolicyDraft;
  service: EventTypeSettings | null;
  problems: HoursProblems;
  now: number;
}

/** The request for the slots of a service; null while the typed values are invalid. */
function previewQuestion({ draft, policyDraft, service, problems, now }: Typed): PreviewQuestion | null {
  const policy = service?.booking_policy ? toPolicyDraft(service.booking_policy) : policyDraft;
  if (problems.size > 0 || badFields(policy).size > 0) {
    return null;
  }
  const rules = rulesOf(draft, todayIn(draft.time_zone, now));
  return {
    schedule: { time_zone: draft.time_zone, rules },
    policy: toPolicy(policy),
    duration_min: service?.duration_min ?? usualMinutes,
  };
}

const AddSchedule = laterDialog(() => import('./add-schedule.tsx'));

interface ScheduleTabsProperties {
  schedules: readonly AvailabilitySchedule[];
  chosen: AvailabilitySchedule;
  nameOf: (schedule: AvailabilitySchedule) => string;
  onChoose: (id: string) => void;
  userId: string;
}

/** The tabs of the mentor's schedules, and a button to add one. */
function ScheduleTabs({ schedules, chosen, nameOf, onChoose, userId }: ScheduleTabsProperties) {
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

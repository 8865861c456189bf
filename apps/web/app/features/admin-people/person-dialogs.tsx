import type { Person, SessionAhead, SuspendPerson, ViewAs } from '@abroad/contract/admin-people';
import { CASE_RULES, type CaseRule } from '@abroad/contract/case-actions';
import { LIMITS } from '@abroad/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { consoleApi } from '../../api/console-client.ts';
import { countCharacters } from '../../lib/count-characters.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { languageName } from '../../lib/language-names.ts';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { startViewing } from '../../session/view-as.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { StatementDialog } from '../admin/statement-dialog.tsx';
import { useAdminChange } from '../admin/use-admin.ts';
import { useKept } from '../forms/use-kept.ts';
import { usePersonName } from './person-name.tsx';
import { useMinor } from '../admin/use-minor.ts';
import { ConsoleDialog, ConsoleReasonDialog } from '../admin/console-form.tsx';

const EMPTY = { rule: '', reason: '', days: '' };
type Draft = typeof EMPTY;

/** Reads the typed days; null for no end, undefined if they aren't a number. */
function daysOf(text: string): number | null | undefined {
  const days = Number(text);
  if (text.trim() === '') return null;
  return Number.isInteger(days) && days >= 1 && days <= LIMITS.measure_days_max ? days : undefined;
}

interface Properties {
  person: Person;
  onClose: () => void;
}

/**
 * Suspends an account by a decision: the rule, a reason in the person's language, the duration, and the sessions that end with it. It is
 * sent after a preview of the person's message.
 */
export function SuspendDialog({ person, onClose }: Properties) {
  const t = useT();
  const nameOf = usePersonName();
  const { user_id } = person;
  const { value, change, forget } = useKept(`suspend.${user_id}`, EMPTY);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const reason = value.reason.trim();
  const rule = CASE_RULES.find((one): one is CaseRule => one === value.rule);
  const days = daysOf(value.days);
  const preview = useMutation({
    mutationFn: (body: SuspendPerson) => consoleApi.previewSuspension({ params: { user_id }, body }),
  });
  const suspend = useAdminChange(
    (api, body: SuspendPerson) => api.suspendPerson({ params: { user_id }, body }),
    () => {
      forget();
      showToast({ text: t('people.suspended') });
      onClose();
    },
  );
  const submit = () => {
    if (rule !== undefined && days !== undefined) {
      const cancel = person.sessions_ahead
        .filter(({ booking_id }) => chosen.has(booking_id))
        .map(({ booking_id, refund_minor }) => ({ booking_id, refund_minor }));
      preview.mutate({ rule, days, reason, cancel });
    }
  };
  const decided = preview.variables;
  if (preview.data !== undefined && decided !== undefined) {
    return (
      <StatementDialog
        title={t('people.suspend_title', { name: nameOf(person) })}
        preview={preview}
        send={suspend}
        previewsOf={(composed) => [{ preview: composed }]}
        sendLabel={t('people.suspend')}
        onSend={() => suspend.mutate(decided)}
      />
    );
  }
  return (
    <ConsoleDialog
      title={t('people.suspend_title', { name: nameOf(person) })}
      go={t('cases.preview')}
      going={t('cases.composing')}
      keep={t('people.keep')}
      attempt={preview}
      isComplete={reason !== '' && rule !== undefined && days !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {(pressed) => (
        <>
          <p>{t('people.suspend_text')}</p>
          <SelectField
            label={t('people.rule')}
            required
            placeholder={t('people.rule_missing')}
            value={value.rule}
            options={CASE_RULES.map((one) => ({ value: one, label: t(`reports.reason_${one}`) }))}
            error={pressed && rule === undefined ? t('people.rule_missing') : null}
            onChange={(event) => change({ rule: event.target.value })}
          />
          <ReasonFields person={person} value={value} pressed={pressed} onChange={change} />
          <TextField
            label={t('people.days')}
            hint={t('people.days_hint')}
            inputMode="numeric"
            value={value.days}
            error={pressed && days === undefined ? t('people.days_wrong', { max: LIMITS.measure_days_max }) : null}
            onChange={(event) => change({ days: event.target.value })}
          />
          <SessionChoices sessions={person.sessions_ahead} chosen={chosen} onChange={setChosen} />
        </>
      )}
    </ConsoleDialog>
  );
}

interface ReasonProperties {
  person: Person;
  value: Draft;
  pressed: boolean;
  onChange: (change: Partial<Draft>) => void;
}

function ReasonFields({ person, value: { reason }, pressed, onChange }: ReasonProperties) {
  const t = useT();
  const { language, suspension_presets } = person;
  const locale = useLocale();
  return (
    <>
      <SelectField
        label={t('people.preset')}
        placeholder={t('people.preset_own')}
        value={suspension_presets.includes(reason) ? reason : ''}
        options={suspension_presets.map((value) => ({ value, label: value }))}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
      <TextAreaField
        label={t('people.reason_to_person')}
        hint={t('people.reason_hint', { language: languageName(language, locale) })}
        rows={3}
        lang={language}
        dir="auto"
        limit={LIMITS.staff_reason_max}
        count={countCharacters}
        value={reason}
        error={pressed && reason.trim() === '' ? t('people.reason_missing') : null}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </>
  );
}

interface ChoiceProperties {
  sessions: readonly SessionAhead[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Each future session with the refund of its cancellation. Those that are not chosen take place. */
function SessionChoices({ sessions, chosen, onChange }: ChoiceProperties) {
  const t = useT();
  const format = useFormat();
  const money = useMinor();
  const nameOf = usePersonName();
  if (sessions.length === 0) {
    return <p className="muted">{t('people.none_ahead')}</p>;
  }
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <fieldset className="stack">
      <legend>{t('people.ahead')}</legend>
      <p className="small muted">{t('people.ahead_text')}</p>
      {sessions.map(({ booking_id, title, start, other, currency, paid_minor, refund_minor }) => (
        <Checkbox
          key={booking_id}
          checked={chosen.has(booking_id)}
          onChange={() => toggle(booking_id)}
          label={t('people.end_session', { title, name: nameOf(other), when: format.at(start) })}
          note={
            paid_minor === 0
              ? t('people.free')
              : t('people.returns', { refund: money(refund_minor, currency), paid: money(paid_minor, currency) })
          }
        />
      ))}
    </fieldset>
  );
}

/** Asks for the reason, and then shows the product as the person sees it. */
export function ViewAsDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useT();
  const name = usePersonName()(person);
  const kept = useKept(`view-as.${person.user_id}`, { reason: '' });
  const start = useAdminChange(
    (api, why: string) => api.startViewAs({ params: { user_id: person.user_id }, body: { reason: why } }),
    ({ until }: ViewAs) => {
      kept.forget();
      startViewing({ user_id: person.user_id, name, until });
      // The data on this page was loaded for the staff member.
      location.assign(paths.home());
    },
  );
  return (
    <ConsoleReasonDialog
      title={t('people.view_as_title', { name })}
      go={t('people.view_as_start')}
      keep={t('people.dismiss')}
      attempt={start}
      label={t('admin.reason')}
      hint={t('people.view_as_hint')}
      kept={kept}
      onSubmit={start.mutate}
      onClose={onClose}
    >
      <p>{t('people.view_as_text', { minutes: LIMITS.view_as_min })}</p>
    </ConsoleReasonDialog>
  );
}

/** Lifts a suspension, after a preview of the person's message. */
export function LiftButton({ person: { user_id } }: { person: Person }) {
  const t = useT();
  const preview = useMutation({ mutationFn: () => consoleApi.previewLift({ params: { user_id } }) });
  const lift = useAdminChange(
    (api, params: { user_id: string }) => api.liftSuspension({ params }),
    () => {
      preview.reset();
      showToast({ text: t('people.lifted') });
    },
  );
  return (
    <>
      <Button
        size="small"
        loading={preview.isPending && t('cases.composing')}
        onClick={() => !preview.isPending && preview.mutate()}
      >
        {t('people.lift')}
      </Button>
      <ConsoleRefusal error={preview.error} />
      <StatementDialog
        title={t('people.lift')}
        preview={preview}
        send={lift}
        previewsOf={(composed) => [{ preview: composed }]}
        sendLabel={t('people.lift')}
        onSend={() => lift.mutate({ user_id })}
      />
    </>
  );
}

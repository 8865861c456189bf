import type { Language } from '@abroad/contract/languages';
import { LIMITS } from '@abroad/contract/limits';
import {
  freezes,
  needsExplanation,
  needsReporter,
  REPORT_REASONS,
  type ReportReason,
} from '@abroad/contract/report-reasons';
import type { CreateReport } from '@abroad/contract/reports';
import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { countCharacters } from '../../lib/count-characters.ts';
import { useLocale, useT, type Translate } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import type { Reportable } from './reportable.ts';

/** The draft of a report. */
interface ReportDraft {
  /** Of the part that is reported; '' for the whole. */
  service: string;
  reason: ReportReason | '';
  text: string;
  name: string;
  email: string;
}

const EMPTY: ReportDraft = { service: '', reason: '', text: '', name: '', email: '' };

/** A report while it is typed. It survives an error, a reload and signing in. */
export function useReportDraft({ type, id }: Reportable) {
  const { text, write, clear } = useMessageDraft(`report.${type}.${id}`);
  const draft = readReportDraft(text);
  return {
    draft,
    set: (changes: Partial<ReportDraft>) => write(JSON.stringify({ ...draft, ...changes })),
    clear,
  };
}

function readReportDraft(kept: string): ReportDraft {
  try {
    const read: unknown = kept === '' ? {} : JSON.parse(kept);
    const given = Object.entries(Object(read) as object).filter(
      ([name, value]) => name in EMPTY && typeof value === 'string',
    );
    const draft = { ...EMPTY, ...(Object.fromEntries(given) as Partial<ReportDraft>) };
    return { ...draft, reason: REPORT_REASONS.find((reason) => reason === draft.reason) ?? '' };
  } catch {
    return EMPTY;
  }
}

interface FormProperties {
  of: Reportable;
  services: readonly { id: string; title: string }[];
  id: string;
  kept: ReturnType<typeof useReportDraft>;
  isSignedOut: boolean;
  error: Error | null;
  onSubmit: (body: CreateReport) => void;
}

/** The fields that can show a refusal. */
const fields = new Set(['reason', 'text', 'name', 'email', 'good_faith']);
type Problems = Partial<Record<'reason' | 'text' | 'name' | 'email' | 'good_faith', string>>;

/** The form of a report: the content, the reason, and the reporter. */
export function ReportForm({ id, of, services, kept, isSignedOut, error, onSubmit }: FormProperties) {
  const t = useT();
  const locale = useLocale();
  const { draft, set } = kept;
  const [isTrue, setTrue] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const problems = problemsOf(draft, { isSignedOut, isTrue }, t);
  const refused = Object.fromEntries(fieldFailures(error).map(({ path, message }) => [path, message]));
  const errorOf = (field: keyof Problems) => (isChecked ? problems[field] : undefined) ?? refused[field];
  const isPlaced = Object.keys(refused).length > 0 && Object.keys(refused).every((path) => fields.has(path));
  const { reason } = draft;
  const isDangerous = reason !== '' && freezes(reason);
  const isConversation = of.type === 'thread' || of.type === 'message';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason === '' || Object.keys(problems).length > 0) {
      focusFirstError(id);
    } else {
      // Pages are only in languages of the contract.
      onSubmit(toBody({ ...draft, reason }, { of, isSignedOut, lang: locale as Language }));
    }
  };

  return (
    <form className="stack" id={id} onSubmit={submit} noValidate>
      {isSignedOut && <SignInFirst />}
      {services.length > 0 && (
        <SelectField
          label={t('reports.what')}
          name="service"
          options={services.map((service) => ({ value: service.id, label: service.title }))}
          placeholder={t('reports.whole_profile')}
          value={services.some((service) => service.id === draft.service) ? draft.service : ''}
          onChange={(event) => set({ service: event.target.value })}
        />
      )}
      <SelectField
        label={t('reports.reason')}
        name="reason"
        options={REPORT_REASONS.map((one) => ({ value: one, label: t(`reports.reason_${one}`) }))}
        placeholder={t('reports.choose_reason')}
        value={reason}
        error={errorOf('reason')}
        onChange={(event) => set({ reason: REPORT_REASONS.find((one) => one === event.target.value) ?? '' })}
      />
      {isDangerous && <p className="small">{t('reports.in_danger')}</p>}
      {isDangerous && isConversation && <p className="small">{t('reports.freezes')}</p>}
      <TextAreaField
        label={t('reports.text')}
        hint={t(reason !== '' && needsExplanation(reason) ? 'reports.text_hint_illegal' : 'reports.text_hint', {
          limit: LIMITS.report_text_min,
        })}
        name="text"
        rows={4}
        limit={LIMITS.report_text_max}
        count={countCharacters}
        value={draft.text}
        error={errorOf('text')}
        onChange={(event) => set({ text: event.target.value })}
      />
      {isSignedOut && (
        <>
          <TextField
            label={t('reports.name')}
            hint={reason !== '' && needsReporter(reason) ? undefined : t('reports.optional')}
            name="name"
            autoComplete="name"
            value={draft.name}
            error={errorOf('name')}
            onChange={(event) => set({ name: event.target.value })}
          />
          <TextField
            label={t('reports.email')}
            hint={t('reports.email_hint')}
            type="email"
            name="email"
            autoComplete="email"
            value={draft.email}
            error={errorOf('email')}
            onChange={(event) => set({ email: event.target.value })}
          />
        </>
      )}
      <Checkbox
        label={t('reports.good_faith')}
        name="good_faith"
        checked={isTrue}
        error={errorOf('good_faith')}
        onChange={(event) => setTrue(event.target.checked)}
      />
      <p className="small muted">
        {t('reports.secret')}{' '}
        <T id="reports.see_rules" parts={{ link: <Link className="link" to={paths.rules()} /> }} />
      </p>
      <FailureMessage variant="inline" error={isPlaced ? null : error} />
    </form>
  );
}

/** Signed-in people find the outcome among their own reports. */
function SignInFirst() {
  const { pathname, search } = useLocation();
  const link = <Link className="link" to={paths.signIn(`${pathname}${search}`)} />;
  return (
    <p className="small muted">
      <T id="reports.sign_in" parts={{ link }} />
    </p>
  );
}

function problemsOf(
  draft: ReportDraft,
  { isSignedOut, isTrue }: { isSignedOut: boolean; isTrue: boolean },
  t: Translate,
): Problems {
  const { reason, name, email } = draft;
  const length = countCharacters(draft.text.trim());
  const isShort = reason !== '' && needsExplanation(reason) && length < LIMITS.report_text_min;
  const isNamed = isSignedOut && reason !== '' && needsReporter(reason);
  return {
    ...(reason === '' && { reason: t('reports.choose_reason') }),
    ...(isShort && { text: t('reports.text_short', { limit: LIMITS.report_text_min }) }),
    ...(length > LIMITS.report_text_max && { text: t('reports.text_long', { limit: LIMITS.report_text_max }) }),
    ...(isNamed && name.trim() === '' && { name: t('reports.name_missing') }),
    ...(isNamed && email.trim() === '' && { email: t('reports.email_missing') }),
    ...(isSignedOut &&
      email.trim() !== '' &&
      !/^\S+@\S+\.\S+$/.test(email.trim()) && { email: t('reports.email_wrong') }),
    ...(!isTrue && { good_faith: t('reports.good_faith_missing') }),
  };
}

function toBody(
  { service, reason, text, name, email }: ReportDraft & { reason: CreateReport['reason'] },
  { of, isSignedOut, lang }: { of: Reportable; isSignedOut: boolean; lang: Language },
): CreateReport {
  return {
    target: service === '' ? { type: of.type, id: of.id } : { type: 'service', id: service },
    reason,
    good_faith: true,
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(isSignedOut && { lang }),
    ...(isSignedOut && email.trim() !== '' && { email: email.trim() }),
    ...(isSignedOut && name.trim() !== '' && { name: name.trim() }),
  };
}

import type { Case, CaseActionType } from '@abroad/contract';
import { CASE_RULES, CLOSING_REASONS, strikes } from '@abroad/contract/case-actions';
import { LIMITS } from '@abroad/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { consoleApi } from '../../api/console-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { StatementDialog } from '../admin/statement-dialog.tsx';
import { useAdminChange } from '../admin/use-admin.ts';
import { useConsoleKeys } from '../admin/use-console-keys.ts';
import { Part } from './case-facts.tsx';
import type { DecisionDraft } from './use-decision-draft.ts';

interface Properties {
  found: Case;
  draft: DecisionDraft;
  /** Refetches the case: someone else may have changed it. */
  onRefused: () => void;
  onDecided: () => void;
}

/** The form of a moderator's decision: actions by their numbers, the rule, the facts, and the statement before it is sent. */
export function DecisionForm({ found, draft, onRefused, onDecided }: Properties) {
  const t = useT();
  const { id, version } = found;
  // It changes nothing, so the case isn't refetched: a decision names the version that was read.
  const preview = useMutation({
    mutationFn: (body: DecisionDraft['decision']) => consoleApi.previewDecision({ params: { id }, body }),
  });
  const decide = useAdminChange(
    (api, body: DecisionDraft['decision']) => api.decideCase({ params: { id }, body: { version, ...body } }),
    onDecided,
  );
  const show = () => !preview.isPending && draft.types.length > 0 && preview.mutate(draft.decision);
  const send = () => !decide.isPending && decide.mutate(draft.decision, { onError: onRefused });
  useSendKey(preview.data ? send : show);
  return (
    <Part title={t('cases.decision')}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <Actions found={found} draft={draft} />
        <Reasons found={found} draft={draft} error={preview.error} />
        {fieldFailures(preview.error).length === 0 && <ConsoleRefusal error={preview.error} />}
        <div className="row">
          <Button type="submit" disabled={draft.types.length === 0} loading={preview.isPending && t('cases.composing')}>
            {t('cases.preview')}
          </Button>
        </div>
      </form>
      <StatementDialog
        title={t('cases.preview')}
        preview={preview}
        send={decide}
        previewsOf={(composed) => [{ preview: composed }]}
        nothing={t('cases.nothing_sent')}
        sendLabel={t('cases.send')}
        onSend={send}
      />
    </Part>
  );
}

/** The number key of an action: after 9 comes 0. */
const keyOf = (index: number) => String((index + 1) % 10);

function Actions({ found: { actions, maskable_fields }, draft }: Pick<Properties, 'found' | 'draft'>) {
  const t = useT();
  const { types, fields, value, set, toggle, toggleField } = draft;
  useConsoleKeys(Object.fromEntries(actions.map((type, index) => [keyOf(index), () => toggle(type)])));
  return (
    <fieldset className="stack">
      <legend className="strong">{t('cases.actions')}</legend>
      {actions.map((type, index) => (
        <Checkbox
          key={type}
          label={t(`cases.do_${type}`)}
          note={<kbd>{keyOf(index)}</kbd>}
          checked={types.includes(type)}
          onChange={() => toggle(type)}
        />
      ))}
      {types.includes('mask') && (
        <fieldset className="stack case-more">
          <legend>{t('cases.fields')}</legend>
          {maskable_fields.map((field) => (
            <Checkbox
              key={field}
              label={t(`cases.field_${field}`)}
              checked={fields.includes(field)}
              onChange={() => toggleField(field)}
            />
          ))}
        </fieldset>
      )}
      {types.includes('hide_profile') && (
        <TextField
          label={t('cases.hide_days')}
          hint={t('cases.days_hint')}
          inputMode="numeric"
          value={value.hide_days}
          onChange={(event) => set('hide_days', event.target.value)}
        />
      )}
      {types.includes('hold_payouts') && (
        <TextField
          label={t('cases.hold_days')}
          hint={t('cases.days_hint')}
          inputMode="numeric"
          value={value.hold_days}
          onChange={(event) => set('hold_days', event.target.value)}
        />
      )}
      {types.includes('limit_messages') && (
        <TextField
          label={t('cases.limit_days')}
          hint={t('cases.days_hint')}
          inputMode="numeric"
          value={value.limit_days}
          onChange={(event) => set('limit_days', event.target.value)}
        />
      )}
      {types.includes('close_account') && (
        <SelectField
          label={t('cases.closing')}
          hint={t('cases.closing_hint')}
          value={value.closing}
          placeholder={t('cases.closing_after_notice')}
          options={CLOSING_REASONS.map((reason) => ({ value: reason, label: t(`cases.closing_${reason}`) }))}
          onChange={(event) => set('closing', event.target.value)}
        />
      )}
      {types.includes('suspend') && (
        <>
          <TextField
            label={t('cases.suspend_days')}
            hint={t('cases.days_hint')}
            inputMode="numeric"
            value={value.suspend_days}
            onChange={(event) => set('suspend_days', event.target.value)}
          />
          <Checkbox
            label={t('cases.end_sessions')}
            checked={value.end_sessions === 'on'}
            onChange={(event) => set('end_sessions', event.target.checked ? 'on' : '')}
          />
        </>
      )}
    </fieldset>
  );
}

function Reasons({ found, draft, error }: Pick<Properties, 'found' | 'draft'> & { error: unknown }) {
  const t = useT();
  const { presets } = found;
  const facts = useRef<HTMLTextAreaElement>(null);
  const { value, set, decision } = draft;
  const errorAt = (path: string) => fieldFailures(error).find((failure) => failure.path.startsWith(path))?.message;
  useConsoleKeys({ f: () => facts.current?.focus() });
  const add = (key: string) => {
    const text = presets.find((preset) => preset.key === key)?.text;
    if (text !== undefined) {
      set('facts', [value.facts, text].filter((part) => part !== '').join(' '));
      facts.current?.focus();
    }
  };
  return (
    <>
      <SelectField
        label={t('cases.rule')}
        required={strikes(decision.actions)}
        value={value.rule}
        placeholder={t('cases.no_rule')}
        options={CASE_RULES.map((rule) => ({ value: rule, label: t(`reports.reason_${rule}`) }))}
        onChange={(event) => set('rule', event.target.value)}
        error={errorAt('rule')}
      />
      <NextStep found={found} draft={draft} />
      <SelectField
        label={t('cases.preset')}
        value=""
        placeholder={t('cases.preset_none')}
        options={presets.map(({ key, meaning }) => ({ value: key, label: meaning }))}
        onChange={(event) => add(event.target.value)}
      />
      <TextAreaField
        ref={facts}
        label={t('cases.facts')}
        hint={t('cases.facts_hint')}
        rows={4}
        limit={LIMITS.case_facts_max}
        value={value.facts}
        onChange={(event) => set('facts', event.target.value)}
        error={errorAt('facts')}
      />
      {errorAt('actions') !== undefined && <p className="field-error">{errorAt('actions')}</p>}
    </>
  );
}

/** The actions for the steps of ladders; reading the checklist ends restrictions that only the platform began. */
const ACTIONS: Readonly<Record<Case['next_steps'][number]['step'], CaseActionType | null>> = {
  warn: 'warn',
  hide_until_read: null,
  hide: 'hide_profile',
  suspend: 'suspend',
  close: 'close_account',
};

/** The next step on the ladder of the chosen rule, to choose with one click. */
function NextStep({ found: { next_steps, actions }, draft }: { found: Case; draft: DecisionDraft }) {
  const t = useT();
  const next = next_steps.find(({ rule }) => rule === draft.value.rule);
  const action = next && ACTIONS[next.step];
  if (!next || !action || !actions.includes(action)) {
    return null;
  }
  const { strike, days } = next;
  const what = [t(`cases.do_${action}`), ...(days === null ? [] : [t('cases.ladder_days', { days })])].join(' · ');
  return (
    <div className="row">
      <span>{t('cases.ladder', { strike, what })}</span>
      <Button kind="line" size="small" onClick={() => draft.choose(action, days)}>
        {t('cases.ladder_use')}
      </Button>
    </div>
  );
}

/** Ctrl+Enter, or ⌘+Enter, from everywhere on the page, also in text fields and dialogs. */
function useSendKey(send: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && send !== undefined) {
      event.preventDefault();
      send();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

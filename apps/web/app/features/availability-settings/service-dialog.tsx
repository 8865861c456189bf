import type { AvailabilitySettings, EventTypeSettings } from '@abroad/contract/availability-settings';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { isOutdated } from '../../api/is-outdated.ts';
import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { ChangedMeanwhile } from '../forms/changed-meanwhile.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { useCharges } from '../money/use-charges.ts';
import { questionProblems } from '../questions/question-drafts.ts';
import { QuestionsEditor } from '../questions/questions-editor.tsx';
import type { PolicyDraft } from './policy-draft.ts';
import { serviceProblems, type ServiceDraft } from './service-draft.ts';
import { ServiceFields } from './service-fields.tsx';
import { useServiceForm } from './use-service-form.ts';

interface Properties {
  userId: string;
  settings: AvailabilitySettings;
  /** Null for a new service. */
  service: EventTypeSettings | null;
  onClose: () => void;
}

/** Adds or changes a service. Closing it with unsaved text asks first; after a reload the text comes back. */
export default function ServiceDialog({ userId, settings, service, onClose }: Properties) {
  const t = useT();
  const form = useId();
  const { draft, setDraft, isDirty, isRestored, forget, isPending, error, meanwhile, save } = useServiceForm({
    userId,
    settings,
    service,
    onSaved: ({ title }) => showToast({ text: t('hours.service_saved', { title }) }),
  });
  const labelOf = useServiceLabels();
  const [pressed, setPressed] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const problems = serviceProblems(draft, useCharges());
  const wrongQuestions = questionProblems(draft.questions);
  const hasProblems = Object.keys({ ...problems, ...wrongQuestions }).length > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (hasProblems) {
      focusFirstError(form);
    } else if (!isPending) {
      save({ onSuccess: onClose, onError: () => focusFirstError(form) });
    }
  };
  const close = () => (isDirty ? setLeaving(true) : onClose());
  const discard = () => {
    forget();
    onClose();
  };
  const actions = leaving ? (
    <DiscardQuestion onDiscard={discard} onKeep={() => setLeaving(false)} />
  ) : (
    <>
      <Button kind="line" onClick={close}>
        {t('forms.cancel')}
      </Button>
      <Button type="submit" form={form} loading={isPending && t('forms.saving')}>
        {t(service === null ? 'hours.add_service' : 'hours.save_service')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t(service === null ? 'hours.add_service' : 'hours.edit_service')}
      closeLabel={t('forms.close')}
      actions={actions}
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
        {isRestored && <Banner>{t('hours.restored')}</Banner>}
        <ServiceFields
          userId={userId}
          draft={draft}
          onChange={setDraft}
          settings={settings}
          isNew={service === null}
          problems={pressed ? problems : {}}
          error={error}
        />
        <QuestionsEditor
          drafts={draft.questions}
          onChange={(questions) => setDraft({ ...draft, questions })}
          problems={pressed ? wrongQuestions : {}}
          refused={new Map(fieldFailures(error).map(({ path, message }) => [path, message]))}
        />
        {meanwhile !== null && isOutdated(error) ? (
          <ChangedMeanwhile meanwhile={meanwhile} labelOf={labelOf} />
        ) : (
          <FailureMessage variant="inline" error={error} />
        )}
      </form>
    </Dialog>
  );
}

/** Replaces a dialog's buttons: asks before typed text is discarded. */
function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const t = useT();
  const keep = useRef<HTMLButtonElement>(null);
  // It may be out of view; the focus scrolls it into view.
  useEffect(() => keep.current?.focus(), []);
  return (
    <Banner
      tone="problem"
      action={
        <span className="row">
          <Button kind="danger" size="small" onClick={onDiscard}>
            {t('hours.discard')}
          </Button>
          <Button ref={keep} size="small" onClick={onKeep}>
            {t('hours.keep_editing')}
          </Button>
        </span>
      }
    >
      {t('hours.service_unsaved')}
    </Banner>
  );
}

const serviceLabels = {
  title: 'hours.service_title',
  slug: 'hours.service_slug',
  description: 'hours.service_description',
  duration_min: 'hours.service_minutes',
  price: 'hours.service_price',
  currency: 'hours.service_currency',
  default_platform: 'hours.service_platform',
  meeting_location: 'hours.service_platform',
  schedule_id: 'hours.service_schedule',
  target_calendar_id: 'calendars.target',
  policy: 'hours.own_policy',
  questions: 'questions.section',
} as const satisfies Record<keyof ServiceDraft, MessageKey>;

/** Returns the labels of a service's fields, by the names that `mergeServices` gives. */
function useServiceLabels(): (name: string) => string {
  const t = useT();
  return (name) => {
    const [field = '', within] = name.split('.');
    return t(
      within === undefined ? serviceLabels[field as keyof ServiceDraft] : `hours.${within as keyof PolicyDraft}`,
    );
  };
}

import type { AvailabilitySettings, EventTypeSettings } from '@abroad/contract/availability-settings';
import { useId, useState, type FormEvent } from 'react';
import { isOutdated } from '../../api/is-outdated.ts';
import { useT } from '../../lib/i18n.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { ChangedMeanwhile } from '../forms/changed-meanwhile.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { questionProblems } from '../questions/question-drafts.ts';
import { QuestionsEditor } from '../questions/questions-editor.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { serviceProblems } from './service-draft.ts';
import { ServiceFields } from './service-fields.tsx';
import { useCharges } from '../money/use-charges.ts';
import { useServiceForm } from './use-service-form.ts';
import { useServiceLabels } from './use-service-labels.ts';

interface Properties {
  userId: string;
  settings: AvailabilitySettings;
  /** Null for a new one. */
  service: EventTypeSettings | null;
  onClose: () => void;
}

/** Adds or changes a service. Closing it with something typed asks first; what is left by a reload comes back. */
export default function ServiceDialog({ userId, settings, service, onClose }: Properties) {
  const t = useT();
  const form = useId();
  const { draft, setDraft, isDirty, isRestored, forget, isPending, error, meanwhile, save } = useServiceForm({
    userId,
    settings,
    service,
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
      save({
        onSuccess: () => {
          showToast({ text: t('hours.service_saved', { title: draft.title }) });
          onClose();
        },
        onError: () => focusFirstError(form),
      });
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
        {t('hours.cancel')}
      </Button>
      <Button type="submit" form={form} loading={isPending && t('hours.saving')}>
        {t(service === null ? 'hours.add_service' : 'hours.save_service')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t(service === null ? 'hours.add_service' : 'hours.edit_service')}
      closeLabel={t('hours.close')}
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

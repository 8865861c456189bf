import { Tabs } from '@base-ui/react/tabs';
import type { AvailabilitySettings, EventTypeSettings } from '@abroad/contract/availability-settings';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { isOutdated } from '../../api/is-outdated.ts';
import { useT } from '../../lib/i18n.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { Status } from '../../ui/status.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { ChangedMeanwhile } from '../forms/changed-meanwhile.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import '../forms/forms.css';
import { fieldFailures } from '../forms/server-errors.ts';
import { useCharges } from '../money/use-charges.ts';
import { useShare } from '../money/use-share.ts';
import { questionProblems } from '../questions/question-drafts.ts';
import { QuestionsEditor } from '../questions/questions-editor.tsx';
import './availability-settings.css';
import { badFields } from './policy-draft.ts';
import { HowBooked } from './service-card.tsx';
import { serviceProblems, type ServiceDraft } from './service-draft.ts';
import './service-editor.css';
import { RulesFields, ServiceFields, WhenFields } from './service-fields.tsx';
import { partOf, PARTS, type Part } from './service-parts.ts';
import { ServicePreview } from './service-preview.tsx';
import { useServiceForm, useServiceLabels } from './use-service-form.ts';

interface Properties {
  userId: string;
  settings: AvailabilitySettings;
  /** Null for a new service. */
  service: EventTypeSettings | null;
  onClose: () => void;
}

/**
 * Adds or changes a service, part by part, beside what arrives of its price and what students see. Closing it with
 * unsaved text asks first; after a reload the text comes back.
 */
export default function ServiceEditor({ userId, settings, service, onClose }: Properties) {
  const t = useT();
  const id = useId();
  const form = useServiceForm({
    userId,
    settings,
    service,
    onSaved: ({ title }) => showToast({ text: t('hours.service_saved', { title }) }),
  });
  const { draft, setDraft, error, meanwhile } = form;
  const labelOf = useServiceLabels();
  const [part, setPart] = useState<Part>('what');
  const [pressed, setPressed] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const problems = serviceProblems(draft, useCharges());
  const wrongQuestions = questionProblems(draft.questions);
  const refused = fieldFailures(error).map(({ path, message }) => [path, message] as const);
  const wrong = [
    ...Object.keys(problems).filter((field) => field !== 'policy'),
    ...(draft.policy === null ? [] : [...badFields(draft.policy)].map((field) => `booking_policy.${field}`)),
    ...(Object.keys(wrongQuestions).length > 0 ? ['questions'] : []),
  ].map(partOf);
  const marked = new Set([...(pressed ? wrong : []), ...refused.map(([path]) => partOf(path))]);

  /** Opens the first part with an error, unless an open one has one. */
  const show = (parts: readonly Part[]) => {
    const next = parts.includes(part) ? part : (PARTS.find((one) => parts.includes(one)) ?? part);
    setPart(next);
    setPreviewing(false);
    if (parts.length === 0) {
      // The failure is said above the fields.
      document.getElementById(id)?.scrollTo({ top: 0 });
    }
    focusFirstError(`${id}-${next}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (wrong.length > 0) {
      show(wrong);
    } else if (!form.isPending) {
      form.save({
        onSuccess: onClose,
        onError: (failure) => show(fieldFailures(failure).map(({ path }) => partOf(path))),
      });
    }
  };
  const close = () => (form.isDirty ? setLeaving(true) : onClose());
  const discard = () => {
    form.forget();
    onClose();
  };
  const shared = { draft, onChange: setDraft, settings, refused: new Map(refused) };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && close()}
      title={service === null ? t('hours.add_service') : t('hours.edit_of', { title: service.title })}
      mark={service && <HowBooked isAsked={service.requires_approval} />}
      closeLabel={t('forms.close')}
      actions={
        leaving ? (
          <DiscardQuestion onDiscard={discard} onKeep={() => setLeaving(false)} />
        ) : (
          <EditorFoot
            form={id}
            draft={draft}
            isNew={service === null}
            isPending={form.isPending}
            unsaved={t.list(new Set(form.changed.map(labelOf)))}
            previewing={previewing}
            onPreview={() => setPreviewing(!previewing)}
            onClose={close}
          />
        )
      }
    >
      <Tabs.Root className="service-editor" value={part} onValueChange={(next: Part) => setPart(next)}>
        <Tabs.List className="tab-links" aria-label={t('hours.service_parts')}>
          {PARTS.map((one) => (
            <Tabs.Tab key={one} value={one} onClick={() => setPreviewing(false)}>
              {t(`hours.tab_${one}`)}
              {one === 'questions' && draft.questions.length > 0 && (
                <span className="tab-count">{draft.questions.length}</span>
              )}
              {marked.has(one) && (
                <Status tone="watch">
                  <span className="unseen">{t('hours.tab_wrong')}</span>
                </Status>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className={classNames('service-editor-body', previewing && 'service-editor-previews')}>
          <form id={id} onSubmit={submit} noValidate>
            {form.isRestored && <Banner>{t('hours.restored')}</Banner>}
            {meanwhile !== null && isOutdated(error) ? (
              <ChangedMeanwhile meanwhile={meanwhile} labelOf={labelOf} />
            ) : (
              <FailureMessage variant="inline" error={error} />
            )}
            <Tabs.Panel value="what" keepMounted>
              <div id={`${id}-what`} className="stack">
                <ServiceFields {...shared} isNew={service === null} problems={pressed ? problems : {}} />
              </div>
            </Tabs.Panel>
            <Tabs.Panel value="when" keepMounted>
              <div id={`${id}-when`} className="stack">
                <WhenFields {...shared} userId={userId} />
              </div>
            </Tabs.Panel>
            <Tabs.Panel value="rules" keepMounted>
              <div id={`${id}-rules`} className="stack">
                <RulesFields {...shared} />
              </div>
            </Tabs.Panel>
            <Tabs.Panel value="questions" keepMounted>
              <div id={`${id}-questions`} className="stack">
                <QuestionsEditor
                  drafts={draft.questions}
                  onChange={(questions) => setDraft({ ...draft, questions })}
                  problems={pressed ? wrongQuestions : {}}
                  refused={shared.refused}
                />
              </div>
            </Tabs.Panel>
          </form>
          <ServicePreview userId={userId} draft={draft} settings={settings} />
        </div>
      </Tabs.Root>
    </Sheet>
  );
}

interface FootProperties {
  /** The id of the form. */
  form: string;
  draft: ServiceDraft;
  isNew: boolean;
  isPending: boolean;
  /** The names of the changed fields; '' while nothing is changed. */
  unsaved: string;
  previewing: boolean;
  onPreview: () => void;
  onClose: () => void;
}

/** The foot of the editor: what isn't saved, and the buttons. On a phone what arrives of the price, and the way to the preview. */
function EditorFoot({ form, draft, isNew, isPending, unsaved, previewing, onPreview, onClose }: FootProperties) {
  const t = useT();
  const share = useShare()(Number(draft.price), draft.currency);
  return (
    <>
      <output className="service-unsaved small muted">
        {unsaved !== '' && t('hours.unsaved_fields', { fields: unsaved })}
      </output>
      <div className="service-sum small">
        <p className="strong">
          {share === null
            ? Number(draft.price) === 0 && t('format.free')
            : t('hours.receive_sum', { sum: share.share })}
        </p>
        <button type="button" className="link" aria-pressed={previewing} onClick={onPreview}>
          {t(previewing ? 'hours.hide_preview' : 'hours.see_preview')}
        </button>
      </div>
      <Button kind="quiet" className="service-leave" onClick={onClose}>
        {t('forms.cancel')}
      </Button>
      <Button type="submit" form={form} loading={isPending && t('forms.saving')}>
        {t(isNew ? 'hours.add_service' : 'hours.save_service')}
      </Button>
    </>
  );
}

/** Replaces the foot: asks before typed text is discarded. */
function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const t = useT();
  const keep = useRef<HTMLButtonElement>(null);
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

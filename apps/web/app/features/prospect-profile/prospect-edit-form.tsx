import type { ProspectProfile } from '@abroad/contract/profiles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { api } from '../../api/browser-client.ts';
import { isOutdated } from '../../api/is-outdated.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { FormMistakes } from '../errors/form-mistakes.tsx';
import type { Degree } from '../forms/degree-options.ts';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { useDraft } from '../forms/use-draft.ts';
import { MoreFields, VisibilityFields } from './more-fields.tsx';
import { myProspectProfileKey } from './my-profile-key.ts';
import { PlanFields } from './plan-fields.tsx';
import { draftOfProfile, KeptProspect, ProspectEditRules, type ProspectDraft } from './prospect-draft.ts';
import { TalkFields } from './talk-fields.tsx';
import type { ProfileLabels } from './use-labels.ts';

interface Properties {
  userId: string;
  profile: ProspectProfile;
  labels: ProfileLabels;
  degrees: readonly Degree[];
  onDone: () => void;
}

/** Changes of one's own student profile. What was typed comes back after a failure, a reload or an expired session. */
export function ProspectEditForm({ userId, profile, labels, degrees, onDone }: Properties) {
  const t = useT();
  const formId = useId();
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const { kept, keep, forget } = useDraft('prospect-edit', userId, KeptProspect);
  const [seen, setSeen] = useState(kept === null ? profile.updated_at : kept.seen);
  const form = useForm({
    mode: 'onChange',
    // Done here, in the order of the page: pickers are fields as well.
    shouldFocusError: false,
    resolver: zodResolver(ProspectEditRules),
    defaultValues: kept?.draft ?? draftOfProfile(profile, labels.universities),
  });
  const values = useWatch({ control: form.control }) as ProspectDraft;
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  useEffect(() => {
    // A form that was only looked at must not bring back its old values some other day.
    if (isDirty) {
      keep({ draft: values, seen });
    }
  }, [isDirty, keep, values, seen]);

  const leave = () => {
    forget();
    onDone();
  };
  const save = form.handleSubmit(
    async (body) => {
      setError(null);
      try {
        const changed = await api.patchMyProspectProfile({
          body: { ...body, ...(seen !== null && { updated_at: seen }) },
        });
        queries.setQueryData(myProspectProfileKey(userId), changed);
        leave();
        showToast({ text: t('prospects.saved') });
      } catch (failure) {
        setError(failure);
        for (const { path, message } of fieldFailures(failure)) {
          form.setError(path as keyof ProspectDraft, { type: 'server', message });
        }
        if (isOutdated(failure)) {
          // The person has been told: what they save now is what they want.
          setSeen(null);
        }
        focusFirstError(formId);
      }
    },
    () => focusFirstError(formId),
  );

  return (
    <FormProvider {...form}>
      <form id={formId} className="form-sections" noValidate onSubmit={(event) => void save(event)}>
        <Card className="form-section">
          <h2>{t('prospects.plan')}</h2>
          <PlanFields degrees={degrees} />
        </Card>
        <Card className="form-section">
          <h2>{t('prospects.talk')}</h2>
          <TalkFields />
          <MoreFields />
        </Card>
        <Card>
          <VisibilityFields />
        </Card>
        {error ? (
          <FailureMessage variant="banner" error={error} />
        ) : (
          <FormMistakes show={submitCount > 0 && Object.keys(errors).length > 0} />
        )}
        <div className="form-actions">
          <Button kind="line" onClick={leave}>
            {t('forms.cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting && t('forms.saving')}>
            {t('forms.save')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

import type { ProspectProfile } from '@abroad/contract/profiles';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast.ts';
import type { Degree } from '../forms/degree-options.ts';
import { FormOutcome } from '../forms/form-outcome.tsx';
import { MoreFields, VisibilityFields } from './more-fields.tsx';
import { PlanFields } from './plan-fields.tsx';
import { prospectLabels } from './prospect-labels.ts';
import { TalkFields } from './talk-fields.tsx';
import type { ProfileLabels } from './use-labels.ts';
import { useProspectForm } from './use-prospect-form.ts';

interface Properties {
  userId: string;
  profile: ProspectProfile;
  labels: ProfileLabels;
  degrees: readonly Degree[];
  onDone: () => void;
}

/** Changes of one's own student profile. */
export function ProspectEditForm({ userId, profile, labels, degrees, onDone }: Properties) {
  const t = useT();
  const formId = useId();
  const { form, error, meanwhile, isSubmitting, submit, forget } = useProspectForm({
    formId,
    userId,
    profile,
    labels,
    onSaved: () => {
      onDone();
      showToast({ text: t('prospects.saved') });
    },
  });
  const leave = () => {
    forget();
    onDone();
  };
  return (
    <FormProvider {...form}>
      <form id={formId} className="form-sections" noValidate onSubmit={(event) => void submit(event)}>
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
        <FormOutcome error={error} meanwhile={meanwhile} labels={prospectLabels} />
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

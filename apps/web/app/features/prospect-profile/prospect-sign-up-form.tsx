import type { AuthenticatedUser } from '@abroad/contract/identity';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { useViewerZone } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { FormMistakes } from '../errors/form-mistakes.tsx';
import type { Degree } from '../forms/degree-options.ts';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { NameFields } from '../forms/name-fields.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { useDraft } from '../forms/use-draft.ts';
import { PlanFields } from './plan-fields.tsx';
import { emptyProspectDraft, ProspectSignUp, ProspectSignUpRules } from './prospect-draft.ts';
import { TalkFields } from './talk-fields.tsx';
import { useCreateProspect } from './use-create-prospect.ts';

interface Properties {
  userId: string;
  record: AuthenticatedUser;
  terms: { version: string };
  degrees: readonly Degree[];
}

/** The short form of a new prospect. */
export function ProspectSignUpForm({ userId, record, terms, degrees }: Properties) {
  const t = useT();
  const formId = useId();
  const zone = useViewerZone();
  const [search] = useSearchParams();
  const revalidator = useRevalidator();
  const [error, setError] = useState<unknown>(null);
  const { kept, keep, forget } = useDraft('prospect', userId, ProspectSignUp);
  const asked = record.platform_terms_version === null;
  const form = useForm({
    mode: 'onChange',
    resolver: zodResolver(ProspectSignUpRules),
    defaultValues: { ...(kept ?? emptyProspectDraft(record, zone)), termsAccepted: !asked },
  });
  const create = useCreateProspect({ userId, record, termsVersion: terms.version, forgetDraft: forget });
  const values = useWatch({ control: form.control }) as ProspectSignUp;
  useEffect(() => keep(values), [keep, values]);
  const { errors, isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(
    async ({ termsAccepted: _accepted, ...profile }) => {
      setError(null);
      try {
        await create(profile);
      } catch (failure) {
        setError(failure);
        for (const { path, message } of fieldFailures(failure)) {
          form.setError(path as keyof ProspectSignUp, { type: 'server', message });
        }
        if (isFailure(failure) && failure.code === 'TERMS_OUTDATED') {
          form.resetField('termsAccepted', { defaultValue: false });
          void revalidator.revalidate();
        }
        focusFirstError(formId);
      }
    },
    () => focusFirstError(formId),
  );

  return (
    <FormProvider {...form}>
      <form id={formId} className="form-sections" noValidate onSubmit={(event) => void submit(event)}>
        <FailureMessage variant="banner" error={error} />
        <Card className="form-section">
          <h2>{t('prospects.you')}</h2>
          <NameFields
            register={form.register}
            errors={{ first_name: errors.first_name?.message, last_name: errors.last_name?.message }}
          />
        </Card>
        <Card className="form-section">
          <h2>{t('prospects.plan')}</h2>
          <PlanFields degrees={degrees} />
        </Card>
        <Card className="form-section">
          <h2>{t('prospects.talk')}</h2>
          <TalkFields />
        </Card>
        {asked && (
          <Checkbox
            {...form.register('termsAccepted')}
            label={<T id="prospects.terms" parts={{ terms: <Link to={paths.terms()} target="_blank" /> }} />}
            required
            error={errors.termsAccepted?.message}
          />
        )}
        <FormMistakes show={submitCount > 0 && Object.keys(errors).length > 0} />
        <div className="form-actions">
          <Button type="submit" loading={isSubmitting && t('prospects.creating')}>
            {t(search.get('redirect_url') === null ? 'prospects.create' : 'prospects.create_back')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

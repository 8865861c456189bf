import { MentorTermsForm } from '@abroad/contract/identity';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Tag } from '../../ui/tag.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { NameFields } from '../forms/name-fields.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { TermsBox } from '../terms/terms-box.tsx';
import { StepFrame } from './step-frame.tsx';

interface TermsValues {
  first_name: string;
  last_name: string;
  termsAccepted: boolean;
}

/** The form may hold an unticked box, which the contract's rules then refuse. */
const rules = z
  .custom<TermsValues>()
  .transform((values): unknown => values)
  .pipe(MentorTermsForm);

interface Properties {
  names: { first_name: string; last_name: string };
  terms: { version: string; html: string; language: string };
  /** Whether this version was accepted before. */
  accepted: boolean;
  /** The errors of the names when the profile was published. */
  refused: { first_name?: string | undefined; last_name?: string | undefined };
  /** Why publishing failed, or null. */
  failed: unknown;
  onNames: (names: { first_name: string; last_name: string }) => void;
  /** Saves names and acceptance; its errors are shown here. */
  onSave: (names: { first_name: string; last_name: string }) => Promise<void>;
}

/** The mentor terms step: the mentor's names, and their consent. */
export function TermsStep({ names, terms, accepted, refused, failed, onNames, onSave }: Properties) {
  const t = useT();
  const revalidator = useRevalidator();
  const [error, setError] = useState<unknown>(null);
  const form = useForm({
    mode: 'onChange',
    resolver: zodResolver(rules),
    defaultValues: { ...names, termsAccepted: accepted },
  });
  const { errors, isValid, isSubmitting } = form.formState;
  const outdated = isFailure(error) && error.code === 'TERMS_OUTDATED';

  const save = form.handleSubmit(async ({ first_name, last_name }) => {
    setError(null);
    try {
      await onSave({ first_name, last_name });
    } catch (failure) {
      setError(failure);
      for (const { path, message } of fieldFailures(failure)) {
        if (path === 'first_name' || path === 'last_name') {
          form.setError(path, { type: 'server', message });
        }
      }
      if (isFailure(failure) && failure.code === 'TERMS_OUTDATED') {
        form.setValue('termsAccepted', false, { shouldValidate: true });
        void revalidator.revalidate();
      }
    }
  });
  const name = (field: 'first_name' | 'last_name') =>
    form.register(field, { onChange: () => onNames(form.getValues()) });

  return (
    <StepFrame
      title={t('onboarding.step_terms')}
      onSubmit={() => void save()}
      action={
        <Button type="submit" disabled={!isValid} loading={isSubmitting && t('onboarding.accepting')}>
          {t('onboarding.continue')}
        </Button>
      }
    >
      <NameFields
        register={name}
        errors={{
          first_name: errors.first_name?.message ?? refused.first_name,
          last_name: errors.last_name?.message ?? refused.last_name,
        }}
      />
      <TermsBox title={t('onboarding.terms_title')} text={terms} />
      {accepted ? (
        <p>
          <Tag tone="pine" icon="check">
            {t('onboarding.terms_done')}
          </Tag>
        </p>
      ) : (
        <Checkbox
          {...form.register('termsAccepted')}
          label={t('onboarding.terms_agree')}
          required
          error={errors.termsAccepted?.message}
        />
      )}
      {outdated ? (
        <Banner tone="problem">{t('onboarding.terms_newer')}</Banner>
      ) : (
        <FailureMessage variant="banner" error={error ?? failed} />
      )}
    </StepFrame>
  );
}

import type { AuthenticatedUser } from '@abroad/contract/identity';
import type { CreateProspectProfile } from '@abroad/contract/profiles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { api } from '../../api/browser-client.ts';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { safeRedirect } from '../../lib/safe-redirect.ts';
import { useViewerZone } from '../../lib/viewer.tsx';
import type { SessionUser } from '../../session/types.ts';
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
import { OnboardingGate, useCreateProfile } from '../onboarding/onboarding-gate.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { PlanFields, TalkFields } from './plan-fields.tsx';
import { emptyProspectDraft, ProspectSignUp, ProspectSignUpRules } from './prospect-draft.ts';

interface Properties {
  user: SessionUser;
  terms: { version: string };
  degrees: readonly Degree[];
}

/** The form for the signed-in person; people who have a student profile already get a link to it. */
export function ProspectOnboarding({ user, terms, degrees }: Properties) {
  const t = useT();
  const [search] = useSearchParams();
  const redirectUrl = search.get('redirect_url');
  return (
    <OnboardingGate
      profile="prospect"
      already={{
        title: t('prospects.already_title'),
        text: t('prospects.already_text'),
        action: t(redirectUrl === null ? 'prospects.to_profile' : 'prospects.go_on'),
        to: safeRedirect(redirectUrl, paths.myProspectProfile()),
      }}
      skeleton={<FormSkeleton label={t('onboarding.loading')} />}
    >
      {(record) => (
        <ProspectSignUpForm key={user.id} userId={user.id} record={record} terms={terms} degrees={degrees} />
      )}
    </OnboardingGate>
  );
}

interface ProspectSignUpFormProperties {
  userId: string;
  record: AuthenticatedUser;
  terms: { version: string };
  degrees: readonly Degree[];
}

/** The short form of a new prospect. */
function ProspectSignUpForm({ userId, record, terms, degrees }: ProspectSignUpFormProperties) {
  const t = useT();
  const formId = useId();
  const zone = useViewerZone();
  const [search] = useSearchParams();
  const revalidator = useRevalidator();
  const [error, setError] = useState<unknown>(null);
  const { kept, keep, forget } = useDraft('prospect', userId, ProspectSignUp);
  const needsTerms = record.platform_terms_version === null;
  const form = useForm({
    mode: 'onChange',
    resolver: zodResolver(ProspectSignUpRules),
    defaultValues: { ...(kept ?? emptyProspectDraft(record, zone)), termsAccepted: !needsTerms },
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
        {needsTerms && (
          <Checkbox
            {...form.register('termsAccepted')}
            label={<T id="prospects.terms" parts={{ terms: <Link to={paths.terms()} target="_blank" /> }} />}
            required
            error={errors.termsAccepted?.message}
          />
        )}
        <FormMistakes show={submitCount > 0 && Object.keys(errors).length > 0} />
        <FailureMessage variant="banner" error={error} />
        <div className="form-actions">
          <Button type="submit" loading={isSubmitting && t('prospects.creating')}>
            {t(search.get('redirect_url') === null ? 'prospects.create' : 'prospects.create_back')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

interface Subject {
  userId: string;
  record: AuthenticatedUser;
  /** The present version of the platform terms. */
  termsVersion: string;
  forgetDraft: () => void;
}

/** Accepts the terms if necessary, makes the profile, and opens the next page. Throws the API's refusals. */
function useCreateProspect({ userId, record, termsVersion, forgetDraft }: Subject) {
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const create = useCreateProfile({
    role: 'prospect',
    create: api.createProspectProfile,
    words: { created: 'prospects.created', already: 'prospects.already_title' },
    forgetDraft,
  });

  return async (body: CreateProspectProfile): Promise<void> => {
    if (record.platform_terms_version === null) {
      const terms = { terms: 'platform', version: termsVersion } as const;
      const accepted = await api.acceptTerms({ params: { id: record.id }, body: terms });
      queries.setQueryData(['record', userId], accepted);
    }
    await create(body, safeRedirect(search.get('redirect_url'), searchFor(body)));
  };
}

/** The search for mentors of the route that was just entered. */
function searchFor(body: CreateProspectProfile): string {
  return paths.search({
    origin_country_codes: typeof body.origin_country_code === 'string' ? [body.origin_country_code] : [],
    destination_country_codes: body.target_country_codes ?? [],
  });
}

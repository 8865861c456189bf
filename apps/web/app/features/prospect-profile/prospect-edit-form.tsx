import { LIMITS } from '@abroad/contract/limits';
import type { ProspectProfile } from '@abroad/contract/profiles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, FormProvider, useFormContext } from 'react-hook-form';
import { api } from '../../api/browser-client.ts';
import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { showToast } from '../../ui/toast.ts';
import { CountedText } from '../forms/counted-text.tsx';
import { CountryField } from '../forms/country-field.tsx';
import type { Degree } from '../forms/degree-options.ts';
import { FormOutcome } from '../forms/form-outcome.tsx';
import { UniversityListField } from '../forms/list-fields.tsx';
import { TextListField } from '../forms/text-list-field.tsx';
import { useEditForm } from '../forms/use-edit-form.ts';
import { PlanFields, TalkFields } from './plan-fields.tsx';
import {
  draftOfProfile,
  KeptProspect,
  mergeProspects,
  ProspectEditRules,
  type ProspectDraft,
} from './prospect-draft.ts';
import { myProspectProfileKey } from './use-own-prospect.ts';
import { visibilityKeys } from './stages.ts';
import type { ProfileLabels } from './use-labels.ts';
import { controlled } from '../forms/controlled.ts';

/** The labels of the fields. */
const prospectLabels = {
  origin_country_code: 'prospects.origin',
  current_country_code: 'prospects.current',
  target_country_codes: 'prospects.targets',
  target_universities: 'prospects.target_universities',
  target_degree_ids: 'prospects.target_degree',
  target_fields: 'prospects.target_fields',
  intake_year: 'prospects.intake_year',
  intake_term: 'prospects.intake_term',
  application_stage: 'prospects.stage',
  languages: 'prospects.languages',
  time_zone: 'prospects.zone',
  why_study_abroad: 'prospects.why',
  about: 'prospects.about',
  career_aspirations: 'prospects.aspirations',
  topics_can_discuss: 'prospects.topics_can_discuss',
  visibility: 'prospects.visibility',
} as const satisfies Record<Exclude<keyof ProspectDraft, 'first_name' | 'last_name'>, MessageKey>;

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

/** The fields that the sign-up leaves out: universities, fields, and more about oneself. */
function MoreFields() {
  const t = useT();
  const { control } = useFormContext<ProspectDraft>();
  return (
    <>
      <Controller
        control={control}
        name="target_universities"
        render={({ field }) => (
          <UniversityListField
            label={t('prospects.target_universities')}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="target_fields"
        render={(one) => <TextListField label={t('prospects.target_fields')} {...controlled(one)} />}
      />
      <Controller
        control={control}
        name="current_country_code"
        render={(one) => <CountryField label={t('prospects.current')} {...controlled(one)} />}
      />
      <CountedText
        control={control}
        name="topics_can_discuss"
        label={t('prospects.topics_can_discuss')}
        limit={LIMITS.topics_can_discuss_max}
      />
      <CountedText control={control} name="about" label={t('prospects.about')} />
      <CountedText control={control} name="career_aspirations" label={t('prospects.aspirations')} />
    </>
  );
}

/** The visibility of the profile. */
function VisibilityFields() {
  const t = useT();
  const { register } = useFormContext<ProspectDraft>();
  return (
    <fieldset className="radio-list">
      <legend className="field-label">{t('prospects.visibility')}</legend>
      {Object.entries(visibilityKeys).map(([value, { title, detail }]) => (
        <RadioCard key={value} {...register('visibility')} value={value} title={t(title)} detail={t(detail)} />
      ))}
    </fieldset>
  );
}

interface Subject {
  formId: string;
  userId: string;
  profile: ProspectProfile;
  labels: ProfileLabels;
  onSaved: () => void;
}

const resolver = zodResolver(ProspectEditRules);

const begunUpon = (profile: ProspectProfile, universities: ReadonlyMap<string, string>) => ({
  seen: profile.updated_at,
  base: draftOfProfile(profile, universities),
});

/** The form of one's own student profile; see `useEditForm`. */
function useProspectForm({ formId, userId, profile, labels, onSaved }: Subject) {
  const queries = useQueryClient();
  return useEditForm({
    formId,
    userId,
    draftName: 'prospect-edit',
    kept: KeptProspect,
    begun: () => begunUpon(profile, labels.universities),
    resolver,
    merge: mergeProspects,
    save: async (body, seen) => {
      const changed = await api.patchMyProspectProfile({
        body: { ...body, ...(seen !== null && { updated_at: seen }) },
      });
      queries.setQueryData(myProspectProfileKey(userId), changed);
    },
    onSaved,
    fetchNewer: async () => {
      const newer = await api.getMyProspectProfile();
      const { universities } = await api.lookupReference({ query: { university_ids: newer.target_university_ids } });
      return begunUpon(newer, new Map(universities.map(({ id, name }) => [id, name])));
    },
  });
}

import { LIMITS } from '@abroad/contract/limits';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CountedText } from '../forms/counted-text.tsx';
import type { MentorTexts } from './mentor-texts.ts';

export function HeadlineField() {
  const t = useT();
  const { register, formState } = useFormContext<MentorTexts>();
  return (
    <TextField
      {...register('headline')}
      label={t('mentor.headline')}
      hint={t('mentor.headline_hint')}
      error={formState.errors.headline?.message}
    />
  );
}

export function AboutField() {
  const t = useT();
  const { control } = useFormContext<MentorTexts>();
  return <CountedText control={control} name="about" label={t('mentor.about')} hint={t('mentor.about_hint')} />;
}

export function VideoField() {
  const t = useT();
  const { register, formState } = useFormContext<MentorTexts>();
  return (
    <TextField
      {...register('video_url')}
      type="url"
      inputMode="url"
      label={t('mentor.video')}
      hint={t('mentor.video_hint')}
      error={formState.errors.video_url?.message}
    />
  );
}

export function MotivationField() {
  const t = useT();
  const { control } = useFormContext<MentorTexts>();
  return (
    <CountedText control={control} name="why_study_abroad" limit={LIMITS.motivation_max} label={t('mentor.why')} />
  );
}

export function AspirationsField() {
  const t = useT();
  const { control } = useFormContext<MentorTexts>();
  return <CountedText control={control} name="career_aspirations" label={t('mentor.aspirations')} />;
}

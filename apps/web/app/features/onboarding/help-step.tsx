import { useFormContext, useWatch } from 'react-hook-form';
import { LIMITS } from '@abroad/contract/limits';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CountedText } from '../forms/counted-text.tsx';
import type { MentorDraft } from './mentor-draft.ts';
import type { OnboardingLists } from './onboarding-lists.ts';

/** The topics that a mentor knows, by category, and what else students may ask. */
export function HelpStep({ topics }: Pick<OnboardingLists, 'topics'>) {
  const t = useT();
  const { control, register } = useFormContext<MentorDraft>();
  const chosen = useWatch({ control, name: 'topics' });
  const categories = [...Map.groupBy(topics, (topic) => topic.category)];
  return (
    <>
      <output className="muted small">{t('onboarding.topics_chosen', { count: chosen.length })}</output>
      {categories.map(([category, members]) => (
        <fieldset key={category} className="topic-group">
          <legend>{category}</legend>
          <div className="toggle-group">
            {members.map(({ slug, name }) => (
              <label key={slug} className="toggle-chip">
                <input type="checkbox" value={slug} {...register('topics')} />
                <Icon name="check" />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <CountedText
        control={control}
        name="topics_can_discuss"
        label={t('onboarding.topics_can_discuss')}
        hint={t('onboarding.topics_can_discuss_hint')}
        limit={LIMITS.topics_can_discuss_max}
      />
    </>
  );
}

import { LIMITS } from '@abroad/contract/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CountedText } from '../forms/counted-text.tsx';
import type { MentorTexts } from './mentor-texts.ts';

interface Properties {
  topics: readonly { slug: string; name: string; category: string }[];
}

/** The topics that a mentor knows, by category, and further subjects. */
export function TopicFields({ topics }: Properties) {
  const t = useT();
  const { control, register } = useFormContext<MentorTexts>();
  const chosen = useWatch({ control, name: 'topics' });
  const categories = [...Map.groupBy(topics, (topic) => topic.category)];
  return (
    <>
      <output className="muted small">{t('mentor.topics_chosen', { count: chosen.length })}</output>
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
        label={t('mentor.topics_can_discuss')}
        hint={t('mentor.topics_can_discuss_hint')}
        limit={LIMITS.topics_can_discuss_max}
      />
    </>
  );
}

import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import type { PolicyDraft } from './policy-draft.ts';
import type { ServiceDraft } from './service-draft.ts';

const serviceLabels = {
  title: 'hours.service_title',
  slug: 'hours.service_slug',
  description: 'hours.service_description',
  duration_min: 'hours.service_minutes',
  price: 'hours.service_price',
  currency: 'hours.service_currency',
  default_platform: 'hours.service_platform',
  meeting_location: 'hours.service_platform',
  schedule_id: 'hours.service_schedule',
  target_calendar_id: 'calendars.target',
  policy: 'hours.own_policy',
  questions: 'questions.section',
} as const satisfies Record<keyof ServiceDraft, MessageKey>;

/** What fields of a service are called on the page, by the names that `mergeServices` tells. */
export function useServiceLabels(): (name: string) => string {
  const t = useT();
  return (name) => {
    const [field = '', within] = name.split('.');
    return t(
      within === undefined ? serviceLabels[field as keyof ServiceDraft] : `hours.${within as keyof PolicyDraft}`,
    );
  };
}

import { REPLY_DAYS, REVIEW_DAYS } from '@abroad/booking-rules';
import { LIMITS } from '@abroad/contract/limits';
import { useT } from '../../lib/i18n.tsx';
import { TextPage } from './text-page.tsx';
import { TextSections, type Section } from './text-sections.tsx';

const sections: readonly Section[] = [
  {
    title: 'reviewing.who_title',
    items: ['reviewing.who_session', 'reviewing.who_time', 'reviewing.who_none', 'reviewing.who_mentor'],
  },
  {
    title: 'reviewing.checked_title',
    items: [
      'reviewing.checked_session',
      'reviewing.checked_opinion',
      'reviewing.checked_signs',
      'reviewing.checked_paid',
    ],
  },
  { title: 'reviewing.sealed_title', intro: 'reviewing.sealed' },
  {
    title: 'reviewing.shown_title',
    items: ['reviewing.shown_all', 'reviewing.shown_mean', 'reviewing.shown_reversed', 'reviewing.shown_reply'],
  },
  {
    title: 'reviewing.uncounted_title',
    intro: 'reviewing.uncounted',
    items: [
      'reviewing.uncounted_new',
      'reviewing.uncounted_same',
      'reviewing.uncounted_ring',
      'reviewing.uncounted_before',
    ],
    end: 'reviewing.uncounted_frozen',
  },
  {
    title: 'reviewing.hide_title',
    items: [
      'reviewing.hide_change',
      'reviewing.hide_student',
      'reviewing.hide_mentor',
      'reviewing.hide_contact',
      'reviewing.hide_staff',
    ],
  },
  { title: 'reviewing.erase_title', items: ['reviewing.erase_student', 'reviewing.erase_mentor'] },
];

/** The rules of reviews: their authors, the checks, and the calculation of the mean. */
export function ReviewsPolicy() {
  const t = useT();
  return (
    <TextPage title={t('reviewing.title')}>
      <p>{t('reviewing.intro')}</p>
      <TextSections
        sections={sections}
        values={{ days: REVIEW_DAYS, reply_days: REPLY_DAYS, count: LIMITS.rating_from_reviews }}
      />
    </TextPage>
  );
}

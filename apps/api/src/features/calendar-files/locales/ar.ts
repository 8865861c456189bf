import type { SessionWords } from './words.ts';

export const ar: SessionWords = {
  platforms: {
    google_meet: 'Google Meet',
    zoom: 'Zoom',
    teams: 'Microsoft Teams',
    phone: 'مكالمة هاتفية',
    in_person: 'لقاء حضوري',
  },
  deleted_user: 'حساب محذوف',
  removed_from_calendar: 'حذف المرشد الجلسة من تقويمه.',
};

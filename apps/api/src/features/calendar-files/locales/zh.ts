import type { SessionWords } from './words.ts';

export const zh: SessionWords = {
  platforms: {
    google_meet: 'Google Meet',
    zoom: 'Zoom',
    teams: 'Microsoft Teams',
    phone: '电话',
    in_person: '当面交流',
  },
  deleted_user: '已注销的用户',
  removed_from_calendar: '对方已将这次咨询从日历中删除。',
};

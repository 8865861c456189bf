import type { SessionWords } from './words.ts';

export const vi: SessionWords = {
  platforms: {
    google_meet: 'Google Meet',
    zoom: 'Zoom',
    teams: 'Microsoft Teams',
    phone: 'Điện thoại',
    in_person: 'Gặp trực tiếp',
  },
  deleted_user: 'Người dùng đã xóa',
  removed_from_calendar: 'Mentor đã xóa buổi gặp khỏi lịch của mình.',
};

import { NO_SHOW_OUTCOMES } from '@abroad/booking-rules';
import { sampleOf } from '../../testing/mail-samples.ts';
import { noShowContestedNotification, noShowEndedNotification } from './notify-of-no-show.ts';

const news = (language: string, reader: 'mentor' | 'prospect', is_paid: boolean) => ({
  language,
  time_zone: 'Asia/Tokyo',
  booking_id: 'id',
  reader,
  name: 'Amara',
  service: 'ΑΒΓ',
  start_at: '2027-01-11T08:00:00Z',
  due_at: '2027-01-14T08:00:00Z',
  outcome: null,
  facts: '…',
  is_paid,
  other_mentors: null,
});
const SIDES = ['mentor', 'prospect'] as const;

export const samples = [
  sampleOf(noShowContestedNotification, (language) => SIDES.map((reader) => news(language, reader, true))),
  sampleOf(noShowEndedNotification, (language) =>
    NO_SHOW_OUTCOMES.flatMap((outcome) =>
      SIDES.flatMap((reader) =>
        [true, false].map((is_paid) => ({
          ...news(language, reader, is_paid),
          outcome,
          other_mentors: outcome === 'mentor_absent' && reader === 'prospect' ? '/search' : null,
        })),
      ),
    ),
  ),
];

import { sampleOf } from '../../testing/mail-samples.ts';
import { brokenCalendarNotification } from './calendar-broken-notice.ts';

export const samples = [
  sampleOf(brokenCalendarNotification, (language) =>
    (['signed_out', 'gone', 'silent', 'unreadable'] as const).map((reason) => ({
      language,
      reason,
      told_at: '2055-01-07T10:00:00Z',
      user_id: 'id',
      first_name: 'ΑΒΓ',
      last_name: 'ΑΒΓ',
      email: 'a@people.test',
      slug: 'abc',
      name: 'ΑΒΓ',
      unreadable:
        reason === 'unreadable'
          ? { reason: 'duration' as const, title: 'ΗΘΙ', date: '2055-01-10', calendar: 'ΔΕΖ' }
          : null,
    })),
  ),
];

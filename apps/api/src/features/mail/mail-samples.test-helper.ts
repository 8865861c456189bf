import { sampleOf } from '../../testing/mail-samples.ts';
import { digestNotification } from './send-digest.ts';

export const samples = [
  sampleOf(digestNotification, (language) =>
    (['bookings', 'messages', 'all'] as const).flatMap((about) => [
      { language, count: 1, about },
      { language, count: 5, about },
    ]),
  ),
];

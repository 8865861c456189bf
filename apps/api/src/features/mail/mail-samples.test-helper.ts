import { sampleOf } from '../../testing/mail-samples.ts';
import { digestNotification } from './send-digest.ts';

export const samples = [
  sampleOf(digestNotification, (language) => [
    { language, count: 1 },
    { language, count: 5 },
  ]),
];

import { sampleOf } from '../../testing/mail-samples.ts';
import { reviewRequestNotification } from './ask-for-review.ts';
import { reviewPublishedNotification, reviewRepliedNotification } from './notify-of-reviews.ts';

const news = (language: string) =>
  (['mentor', 'prospect'] as const).map((role) => ({
    language,
    booking_id: 'id',
    name: 'ΑΒΓ',
    role,
  }));

export const samples = [
  sampleOf(reviewRequestNotification, (language) => [
    { language, booking_id: 'id', name: 'ΑΒΓ', unsubscribe_token: 'token' },
  ]),
  sampleOf(reviewPublishedNotification, news),
  sampleOf(reviewRepliedNotification, news),
];

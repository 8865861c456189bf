import type { Language } from '@abroad/contract';
import { sampleOf } from '../../testing/mail-samples.ts';
import { liftedNotification, suspendedNotification } from './account-notices.ts';

const reader = (language: Language, suspension_reason: string | null) => ({
  user_id: 'id',
  first_name: 'ΑΒΓ',
  last_name: 'ΑΒΓ',
  email: 'a@people.test',
  language,
  status: 'suspended' as const,
  suspension_reason,
});

export const samples = [
  sampleOf(suspendedNotification, (language) => [reader(language, null), reader(language, 'ΑΒΓ')]),
  sampleOf(liftedNotification, (language) => [reader(language, null)]),
];

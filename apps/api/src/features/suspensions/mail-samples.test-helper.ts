import type { Language } from '@abroad/contract';
import { sampleOf } from '../../testing/mail-samples.ts';
import { liftedNotification } from './account-lifted.ts';

const reader = (language: Language) => ({
  user_id: 'id',
  first_name: 'ΑΒΓ',
  last_name: 'ΑΒΓ',
  email: 'a@people.test',
  language,
  status: 'active' as const,
  suspension_reason: null,
});

export const samples = [sampleOf(liftedNotification, (language) => [reader(language)])];

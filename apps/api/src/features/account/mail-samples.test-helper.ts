import { sampleOf } from '../../testing/mail-samples.ts';
import { emailChangedNotification } from './email-changed.ts';

export const samples = [sampleOf(emailChangedNotification, (language) => [{ language, email: 'abcd@people.test' }])];

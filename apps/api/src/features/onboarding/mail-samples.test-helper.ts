import { sampleOf } from '../../testing/mail-samples.ts';
import { welcomeNotification } from './welcome-mentor.ts';

export const samples = [sampleOf(welcomeNotification, (language) => [{ language }])];

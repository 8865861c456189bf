import { browserStorage } from '../../lib/draft-storage.ts';

const KEY = 'am_install';

/** The booking with which this browser showed the hint to install, or `no` once that was answered; null before. */
export function installAnswer(): string | null {
  try {
    return browserStorage.getItem(KEY);
  } catch {
    // Where an answer can't be kept, no one is asked.
    return 'no';
  }
}

/** Keeps the booking of the hint, or its answer. */
export function keepInstallAnswer(answer: string): void {
  try {
    browserStorage.setItem(KEY, answer);
  } catch {
    // A full storage: the hint is shown once more.
  }
}

import { wordsIn } from './locales/index.ts';

/** Why a session was cancelled whose event its mentor deleted. @param language the reader's, BCP 47 */
export const removedFromCalendar = (language: string): string => wordsIn(language).labels.removed_from_calendar;

import { suspensionWordsIn } from './locales/index.ts';

/** Reasons for a suspension with which the staff can begin. @param language the person's, BCP 47. */
export const suspensionPresets = (language: string): readonly string[] => suspensionWordsIn(language).presets;

import { wordsIn } from '../../core/words-in.ts';

const PRESETS = ['missed_sessions', 'false_profile', 'hurtful_words', 'paying_outside'] as const;

/** Reasons for a suspension with which the staff can begin. @param language the person's, BCP 47. */
export function suspensionPresets(language: string): readonly string[] {
  const t = wordsIn(language);
  return PRESETS.map((preset) => t(`suspensions.presets.${preset}`));
}

import { hiddenIn, VALIDATION_MESSAGES, type Named } from '@abroad/contract/validation-messages';
import type { Translate } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';

type Rule = keyof typeof VALIDATION_MESSAGES;

/** Browser and server check the same schemas, which speak English: here is which message of the catalogue they mean. */
const fixed = new Map<string, MessageKey>([
  ...(Object.entries(VALIDATION_MESSAGES) as [Rule, string][]).map(
    ([rule, message]) => [message, `rules.${rule}`] satisfies [string, MessageKey],
  ),
  ['Enter a number', 'rules.number'],
  ['Check this field', 'rules.check'],
  ['Check the format', 'rules.format'],
  ['Choose one from the list', 'rules.choose'],
]);
/** The names and titles of the contract, by the labels of their fields. */
const labels: Record<Named, MessageKey> = {
  'First name': 'onboarding.first_name',
  'Last name': 'onboarding.last_name',
  'School name': 'history.school',
  'Field of study': 'history.field_of_study',
  Organization: 'history.organisation',
  'Job title': 'history.job_title',
  City: 'history.location',
  Headline: 'mentor.headline',
  Name: 'saved.name',
  'Schedule name': 'hours.schedule_name',
  Question: 'questions.label',
};
const labelOfHidden = new Map((Object.keys(labels) as Named[]).map((named) => [hiddenIn(named), labels[named]]));
const withNumber: readonly [RegExp, MessageKey][] = [
  [/^Use (\d+) characters or less$/, 'rules.most_characters'],
  [/^No more than (\d+)$/, 'rules.most'],
  [/^At least (\d+(?:\.\d+)?)$/, 'rules.least'],
];

/** Translates the message of a rule; other messages stay as they are. */
export function ruleWords(t: Translate): (message: string) => string {
  return (message) => {
    const key = fixed.get(message);
    if (key !== undefined) {
      return t(key);
    }
    const label = labelOfHidden.get(message);
    if (label !== undefined) {
      return t('rules.hidden', { field: t(label) });
    }
    for (const [pattern, numbered] of withNumber) {
      const number = pattern.exec(message)?.[1];
      if (number !== undefined) {
        return t(numbered, { number: Number(number) });
      }
    }
    return message;
  };
}

import type { Translate } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import type { SelectOption } from '../../ui/select-field.tsx';

export interface Degree {
  id: string;
  name: string;
  level: string;
}

const levels: Record<string, MessageKey> = {
  foundation: 'forms.level_foundation',
  exchange: 'forms.level_exchange',
  '3': 'forms.level_3',
  '4': 'forms.level_4',
  '5': 'forms.level_5',
  '6': 'forms.level_6',
  '7': 'forms.level_7',
  '8': 'forms.level_8',
};

/** Degrees for a list of choices, those of one level under its name. */
export function degreeOptions(degrees: readonly Degree[], t: Translate): SelectOption[] {
  return degrees.map(({ id, name, level }) => {
    const key = levels[level];
    return { value: id, label: name, ...(key === undefined ? {} : { group: t(key) }) };
  });
}

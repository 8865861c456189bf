import type { Translate } from '../../lib/i18n.tsx';
import { levelName } from '../../lib/reference-names.ts';
import type { SelectOption } from '../../ui/select-field.tsx';

export interface Degree {
  id: string;
  name: string;
  level: string;
}

/** Degrees for a list of choices, those of one level under its name. */
export function degreeOptions(degrees: readonly Degree[], t: Translate): SelectOption[] {
  return degrees.map(({ id, name, level }) => {
    const group = levelName(level, t.locale);
    return { value: id, label: name, ...(group === undefined ? {} : { group }) };
  });
}

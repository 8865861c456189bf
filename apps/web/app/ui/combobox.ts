import type { RefObject } from 'react';
import type { Caret } from './caret.ts';
import type { ControlProperties } from './field.tsx';

export interface PickerItem {
  id: string;
  label: string;
  /** A second, smaller line: country and domain of a university. */
  detail?: string;
}

/** What the field of a picker needs, with a list to open or without one yet. */
export interface ComboboxProperties {
  control: ControlProperties;
  /** Goes to the text field as it is. */
  input: { placeholder: string | undefined; name: string | undefined; onBlur: (() => void) | undefined };
  text: string;
  onEdit: (text: string) => void;
  /** Where somebody writes when one field takes the place of the other. */
  caret: RefObject<Caret | null>;
}

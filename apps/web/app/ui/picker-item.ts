/** Something that a picker offers. */
export interface PickerItem {
  id: string;
  label: string;
  /** A second, smaller line: country and domain of a university. */
  detail?: string;
}

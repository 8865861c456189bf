/** What is said of a suspension. */
export interface SuspensionWords {
  /** Reasons with which the staff can begin. */
  presets: readonly string[];
  lifted: { title: string; lead: string; button: string };
}

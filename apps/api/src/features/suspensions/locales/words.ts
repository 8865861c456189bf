interface Notice {
  title: string;
  button: string;
}

/** What is said of a suspension. */
export interface SuspensionWords {
  suspended: Notice & {
    /** `support` is an address to write to. */
    lead: (support: string) => string;
    reason: string;
    /** Reasons with which the staff can begin. */
    presets: readonly string[];
  };
  lifted: Notice & { lead: string };
}

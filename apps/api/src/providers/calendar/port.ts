/** A half-open busy interval in epoch milliseconds. */
export interface BusyInterval {
  start: number;
  end: number;
}

/** Where a mentor's other appointments come from. */
export interface CalendarProvider {
  /**
   * The busy times of a mentor's connected calendars.
   * @param range epoch milliseconds, half-open.
   * @returns `stale` when the answer is a copy that could not be refreshed; `withheld` when nothing is known any more.
   */
  busy(userId: string, range: BusyInterval): Promise<{ intervals: BusyInterval[]; stale: boolean; withheld: boolean }>;
}

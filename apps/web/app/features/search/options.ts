/** A value that can be ticked, with how many mentors it would leave. */
export interface Option {
  value: string;
  label: string;
  count: number;
}

export interface DegreeGroup {
  /** ISCED 2011 level as reference data names it. */
  level: string;
  degrees: Option[];
}

/** What the found mentors offer to narrow by. */
export interface Options {
  degrees: DegreeGroup[];
  topics: Option[];
}

export const noOptions: Options = { degrees: [], topics: [] };

export const totalOf = (options: readonly Option[]): number => options.reduce((sum, { count }) => sum + count, 0);

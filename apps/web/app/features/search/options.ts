/** A value that can be ticked, with how many mentors it would leave; null where it was not counted. */
export interface Option {
  value: string;
  label: string;
  count: number | null;
}

export interface DegreeGroup {
  /** ISCED 2011 level as reference data names it. */
  level: string;
  degrees: Option[];
}

/** How many of the found mentors began an education in a year. */
export interface YearCount {
  year: number;
  count: number;
}

/** The values of the found mentors by which the reader can narrow the search. */
export interface Options {
  origins: Option[];
  destinations: Option[];
  universities: Option[];
  degrees: DegreeGroup[];
  topics: Option[];
  languages: Option[];
  offers: Option[];
  /** Highest prices; named where they are shown. */
  prices: Option[];
  /** All of them, with or without mentors; named where they are shown. */
  proofs: Option[];
  /** Evenings and weekends; named where they are shown. */
  times: Option[];
  /** How many can be booked within a week; null where that wasn't counted. */
  week: number | null;
  /** In the order of the years. */
  years: YearCount[];
  /** Mentors were found, and how many have each value wasn't counted. */
  lacksCounts: boolean;
}

export const noOptions: Options = {
  origins: [],
  destinations: [],
  universities: [],
  degrees: [],
  topics: [],
  languages: [],
  offers: [],
  prices: [],
  proofs: [],
  times: [],
  week: null,
  years: [],
  lacksCounts: false,
};

/** Returns the names of all the values, for one that was just chosen on the map or by its address. */
export function optionNames({
  origins,
  destinations,
  universities,
  degrees,
  topics,
  languages,
}: Options): Record<string, string> {
  const all = [
    ...origins,
    ...destinations,
    ...universities,
    ...degrees.flatMap((group) => group.degrees),
    ...topics,
    ...languages,
  ];
  return Object.fromEntries(all.map(({ value, label }) => [value, label]));
}

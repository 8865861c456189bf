// All points by which mentors are ranked, each once: the API and the index add them up, /how-ranking-works shows them, and
// docs/search.md explains them. It imports nothing, so that the index and the browser can use it.

/** Points by the days between an event and now; after the last step there are none. */
export type Steps = readonly (readonly [days: number, points: number])[];

/** The parts of the quality score. */
export const QUALITY_POINTS = {
  /** For each star of the mean, which includes assumed reviews, so that few reviews change it little. */
  star: 1000,
  assumed_stars: 4.2,
  assumed_reviews: 8,
  /** Means below count as this, so that no mentor's quality outranks a better match of the text. */
  least_stars: 2.5,
  most_stars: 5,
  /** For each complete part of a profile. */
  complete_part: 75,
  complete_parts: 8,
  /** For each doubling of the sessions held. */
  session_doubling: 40,
  most_for_sessions: 320,
  /** For the strongest proof of a study abroad. */
  proof: { affiliation: 200, graduation: 400, vouched: 400 },
  /** Since the mentor's last activity. */
  active: [
    [14, 300],
    [60, 200],
    [180, 100],
  ] as Steps,
  /** Until the next available time. */
  soon: [
    [4, 300],
    [14, 150],
  ] as Steps,
  /** Since they became a mentor, so that mentors without reviews are seen. */
  new: [
    [14, 600],
    [28, 400],
    [56, 200],
    [84, 100],
  ] as Steps,
} as const;

/** The smallest and the largest quality score. */
export const QUALITY_BOUNDS = { least: 2500, most: 6920 } as const;

/**
 * Points for each word of a keyword, by where it matches best. Points of all words are summed, and the quality score is
 * added: it decides between equals, and may raise a text match above a work match, but nothing above a name match.
 */
export const MATCH_POINTS = {
  name: { whole: 12_000, beginning: 6000 },
  /** Universities, degrees, fields, and the countries of studies abroad. */
  school: { whole: 5200, beginning: 2600 },
  /** Work, topics and the headline. */
  work: { whole: 1800, beginning: 900 },
  other: { whole: 600, beginning: 300 },
} as const;
export type MatchPlace = keyof typeof MATCH_POINTS;

/** How the free times on the page are kept true, in milliseconds. */
export const LIVE_TIMES = {
  /** While changes are told, only the clock takes times away. */
  ask_live_ms: 5 * 60_000,
  /** While they are not. */
  ask_ms: 60_000,
  /** A page that came no longer ago knows all but what the stream tells by itself. */
  fresh_ms: 30_000,
  /** After a refusal the stream is tried again after once to twice this time. */
  refused_ms: 60_000,
  /** Many who look at one mentor don't all ask in the same moment. */
  spread_ms: 250,
} as const;

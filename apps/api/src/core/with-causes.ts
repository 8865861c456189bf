/** How deep errors are followed: each tells more than the one before it, and none is worth a page. */
const DEPTH = 4;

/** What an error says, and what those say that led to it: `fetch failed: unable to verify the first certificate`. */
export function withCauses(error: unknown, depth = DEPTH): string {
  if (!(error instanceof Error)) return String(error);
  // Several addresses of a host that all refused stand in an error without a message.
  const [first] = error instanceof AggregateError ? error.errors : [];
  const cause: unknown = error.cause ?? first;
  const deeper = cause === undefined || depth === 0 ? '' : withCauses(cause, depth - 1);
  return [error.message, deeper].filter((words) => words !== '').join(': ') || error.name;
}

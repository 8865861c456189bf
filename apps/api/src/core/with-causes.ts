/** The most causes that are followed. */
const DEPTH = 4;

/** An error's message with those of its causes: `fetch failed: unable to verify the first certificate`. */
export function withCauses(error: unknown, depth = DEPTH): string {
  if (!(error instanceof Error)) return String(error);
  // If all addresses of a host refuse, the error has no message of its own.
  const [first] = error instanceof AggregateError ? error.errors : [];
  const cause: unknown = error.cause ?? first;
  const deeper = cause === undefined || depth === 0 ? '' : withCauses(cause, depth - 1);
  // Libraries wrap errors in others with the same words.
  const said = deeper.startsWith(error.message) ? [deeper] : [error.message, deeper];
  return said.filter((words) => words !== '').join(': ') || error.name;
}

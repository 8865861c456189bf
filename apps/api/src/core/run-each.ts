/**
 * Runs a sweep's work one after the other. One that fails stops no other; the sweep itself fails at the end, so that it
 * is logged and tried again.
 * @throws AggregateError the errors of all that failed.
 */
export async function runEach<T>(all: readonly T[], run: (one: T) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  for (const one of all) {
    try {
      await run(one);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) {
    throw new AggregateError(errors, `${errors.length} of ${all.length} failed`);
  }
}

/** The most values that are kept: zones, for instance, come from addresses and cookies, too, with any capitals. */
const MOST = 600;

/**
 * A maker that makes each thing only once. It is for the formatters of Intl: making one takes a hundred times as long as
 * using it, and a page of free times writes some hundred dates. Failures aren't kept.
 * @param make makes the thing of a key, whose parts have no line breaks
 */
export function keepMade<Key extends readonly (string | number | undefined)[], Made>(
  make: (...key: Key) => Made,
): (...key: Key) => Made {
  const kept = new Map<string, Made>();
  return (...key) => {
    const name = key.join('\n');
    const found = kept.get(name);
    if (found !== undefined) {
      return found;
    }
    const made = make(...key);
    if (kept.size >= MOST) {
      kept.clear();
    }
    kept.set(name, made);
    return made;
  };
}

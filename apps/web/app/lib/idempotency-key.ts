/** Gives the `Idempotency-Key` of a request body: the same for the same body, so that a retry isn't a second request. */
export type KeyFor = (body: unknown) => string;

/** Remembers the last body and its key. A changed body is another request and gets another key. */
export function createKeyFor(makeKey: () => string = () => crypto.randomUUID()): KeyFor {
  let last: { body: string; key: string } | null = null;
  return (body) => {
    const text = JSON.stringify(body);
    if (last?.body !== text) {
      last = { body: text, key: makeKey() };
    }
    return last.key;
  };
}

/** A message as a reader or a stream sees it. */
export interface Seen {
  id: string;
  thread_id: string;
  /** RFC 3339, each later than the one before it in its conversation. */
  created_at: string;
}

/** Records the messages that one person has seen, and whether they came in order. */
export function seenMessages() {
  const seen = new Set<string>();
  /** The time of the last one of each conversation, in epoch ms. */
  const latest = new Map<string, number>();
  let misplaced = 0;

  /** @returns whether it is later than all earlier ones of its conversation */
  function note({ id, thread_id, created_at }: Seen): boolean {
    seen.add(id);
    const at = Date.parse(created_at);
    const isLater = at > (latest.get(thread_id) ?? -Infinity);
    if (isLater) latest.set(thread_id, at);
    return isLater;
  }

  return {
    has: (id: string) => seen.has(id),
    misplaced: () => misplaced,
    /** Takes the next received message. A new one must be later than all earlier ones. */
    take(message: Seen): void {
      if (!seen.has(message.id) && !note(message)) misplaced += 1;
    },
    /** Takes a whole conversation, which may include earlier messages. */
    takeAll: (messages: readonly Seen[]): void => messages.forEach(note),
  };
}

export type SeenMessages = ReturnType<typeof seenMessages>;

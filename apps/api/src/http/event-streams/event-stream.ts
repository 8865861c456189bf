/** An event's data, and the id with which a reader asks for later events. */
interface More {
  data?: string;
  id?: string;
}

/** Sends an event; its data is its name where there is none. */
export type Send = (event: string, more?: More) => void;

/** The answer of a handler whose contract says `text/event-stream`. */
export class EventStream {
  /**
   * Called once the stream is open, with functions that send an event by name and end the stream. Returns a function that
   * stops it.
   */
  readonly subscribe: (send: Send, end: () => void) => () => void;
  /** A reader with this many unread bytes is dropped; left out, the bound of all streams. */
  readonly unread_bytes: number | undefined;
  constructor(subscribe: EventStream['subscribe'], unread_bytes?: number) {
    this.subscribe = subscribe;
    this.unread_bytes = unread_bytes;
  }
}

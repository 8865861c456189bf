/** The answer of a handler whose contract says `text/event-stream`. */
export class EventStream {
  /**
   * Called once the stream is open, with functions that send an event by name and end the stream. Returns a function that
   * stops it.
   */
  readonly subscribe: (send: (event: string) => void, end: () => void) => () => void;
  constructor(subscribe: EventStream['subscribe']) {
    this.subscribe = subscribe;
  }
}

/** What a handler answers with where the contract says `text/event-stream`. */
export class EventStream {
  /** Called once the stream is open, with how to send an event by its name, and how to end it. Returns how to stop. */
  readonly subscribe: (send: (event: string) => void, end: () => void) => () => void;
  constructor(subscribe: EventStream['subscribe']) {
    this.subscribe = subscribe;
  }
}

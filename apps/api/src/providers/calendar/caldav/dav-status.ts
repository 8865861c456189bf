import { failureOfStatus } from '../failure-of.ts';
import type { CalendarFailure } from '../port.ts';

/** An answer that is not the one hoped for: its status decides what can be done instead. */
export class DavStatus extends Error {
  override readonly name = 'DavStatus';
  readonly status: number;
  /** The last address asked, after redirects. */
  readonly url: string;

  constructor(status: number, url: string) {
    super(`answered ${status}`);
    this.status = status;
    this.url = url;
  }

  toFailure(): CalendarFailure {
    return failureOfStatus(this.status);
  }
}

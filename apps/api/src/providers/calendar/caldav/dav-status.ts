import { failureOfStatus } from '../failure-of.ts';
import type { CalendarFailure } from '../port.ts';

/** An answer that is not the one hoped for: its status decides what can be done instead. */
export class DavStatus extends Error {
  override readonly name = 'DavStatus';
  readonly status: number;
  /** The last address asked, after redirects. */
  readonly url: string;
  /** How long the server asks to be left alone. */
  readonly retry_after_ms: number | null;

  constructor(status: number, url: string, retry_after_ms: number | null = null) {
    super(`answered ${status}`);
    this.status = status;
    this.url = url;
    this.retry_after_ms = retry_after_ms;
  }

  toFailure(): CalendarFailure {
    return failureOfStatus(this.status, this.retry_after_ms);
  }
}

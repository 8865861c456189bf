import { CalendarFailure } from '../port.ts';

/** What twenty thousand events need to be listed; more would keep the processor for seconds. */
const MAX_TAGS = 300_000;
const END = /<(?:\/(?:[\w.-]+:)?multistatus\s*|(?:[\w.-]+:)?multistatus[^<>]*\/)>\s*$/;

function countTags(text: string): number {
  let count = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    count += 1;
  }
  return count;
}

/**
 * An answer of WebDAV that may be parsed: whole, since tsdav's parser passes over what is missing and that would look free,
 * and of a size that is no attack.
 * @throws CalendarFailure `unreadable`
 */
export async function wholeAnswer(response: Response): Promise<Response> {
  const text = await response.text();
  if (!END.test(text.slice(-100)) || countTags(text) > MAX_TAGS) {
    throw new CalendarFailure('unreadable', 'an answer that is no WebDAV, was cut off, or is too much');
  }
  return new Response(text, { status: response.status, headers: response.headers });
}

import { CalendarFailure } from '../port.ts';

/** Of 2,500 events each. No one has more events in two years. */
const MOST_PAGES = 20;

/** Reads a list of Google's to its end. */
export async function readPages<P extends { nextPageToken?: string | null | undefined }>(
  readPage: (pageToken: { pageToken?: string }) => Promise<P>,
): Promise<P[]> {
  const pages: P[] = [];
  let pageToken: { pageToken?: string } = {};
  for (;;) {
    // Each page names the next.
    const page = await readPage(pageToken);
    pages.push(page);
    if (!page.nextPageToken) {
      return pages;
    }
    if (pages.length === MOST_PAGES) {
      throw new CalendarFailure('unreadable', `more than ${MOST_PAGES} pages`);
    }
    pageToken = { pageToken: page.nextPageToken };
  }
}

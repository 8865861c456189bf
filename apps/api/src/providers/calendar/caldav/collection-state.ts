import { plainAddress } from '../icalendar/takes-time.ts';
import type { DavClient } from './dav-client.ts';
import { childOf, hasElement, hrefsIn, listOf, textIn } from './dav-values.ts';

/** The mark that shows whether a calendar has changed: a token (RFC 6578), or the older ctag of CalendarServer. */
interface CollectionState {
  sync_token: string | null;
  ctag: string | null;
  principal: string | null;
}

export async function collectionState(dav: DavClient, collection: string): Promise<CollectionState> {
  const { resources, url } = await dav.properties(collection, [
    'd:sync-token',
    'd:supported-report-set',
    'cs:getctag',
    'd:current-user-principal',
  ]);
  const props = resources[0]?.props ?? {};
  const reports = listOf(childOf(props['supportedReportSet'], 'supportedReport')).map((each) =>
    childOf(each, 'report'),
  );
  const canSync = reports.length === 0 || reports.some((report) => hasElement(report, 'syncCollection'));
  return {
    sync_token: canSync ? textIn(props['syncToken']) : null,
    ctag: textIn(props['getctag']),
    principal: hrefsIn(props['currentUserPrincipal'], url)[0] ?? null,
  };
}

/** The addresses by which invitations know the person (RFC 6638, 2.4.1); what they sign in with, where the server is silent. */
export async function ownAddresses(dav: DavClient, principal: string | null): Promise<string[]> {
  const { username } = dav.credentials;
  const signIn = username.includes('@') ? [plainAddress(username)] : [];
  if (principal === null) {
    return signIn;
  }
  try {
    const { resources, url } = await dav.properties(principal, ['c:calendar-user-address-set']);
    const hrefs = hrefsIn(resources[0]?.props['calendarUserAddressSet'], url);
    return [...new Set([...signIn, ...hrefs.filter((href) => /^mailto:/i.test(href)).map(plainAddress)])];
  } catch {
    return signIn;
  }
}

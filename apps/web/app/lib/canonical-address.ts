import { redirect } from 'react-router';

/**
 * Leads from an address with somebody's former slug, or their slug in another case, to the one that they have now; the
 * query stays (RFC 9110, section 15.4.9). For loaders.
 * @param asked the slug of the address.
 * @param present the slug that the API names.
 * @param to the page's link for a slug.
 */
export function leadToPresent(request: Request, asked: string, present: string, to: (slug: string) => string): void {
  if (asked !== present) {
    throw redirect(`${to(present)}${new URL(request.url).search}`, 308);
  }
}

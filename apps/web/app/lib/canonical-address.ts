import { redirect } from 'react-router';

/**
 * Redirects from a URL with a person's former slug, or their slug in another case, to the one that they have now; the
 * query stays (RFC 9110, section 15.4.9). For loaders.
 * @param requested the slug of the address.
 * @param present the slug that the API names.
 * @param to the page's link for a slug.
 */
export function leadToPresent(
  request: Request,
  requested: string,
  present: string,
  to: (slug: string) => string,
): void {
  if (requested !== present) {
    throw redirect(`${to(present)}${new URL(request.url).search}`, 308);
  }
}

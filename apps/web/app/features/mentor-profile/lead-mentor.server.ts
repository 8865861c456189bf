import type { Client } from '@abroad/contract/client';
import { isFailure } from '../../api/failure.ts';
import { leadToPresent } from '../../lib/canonical-address.ts';

/**
 * Redirects a mentor's former address to the present one. The page itself handles all other cases:
 * a profile that is hidden or isn't there, and a service that doesn't answer, change nothing here.
 */
export async function leadMentor(
  api: Client,
  request: Request,
  slug: string,
  to: (slug: string) => string,
): Promise<void> {
  try {
    const { slug: present } = await api.getMentorProfileBySlug({ params: { slug }, signal: request.signal });
    leadToPresent(request, slug, present, to);
  } catch (error) {
    if (!isFailure(error)) {
      throw error;
    }
  }
}

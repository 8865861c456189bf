import type { Client } from '@abroad/contract/client';
import { isFailure } from '../../api/failure.ts';
import { leadToPresent } from '../../lib/canonical-address.ts';
import { paths } from '../../lib/paths.ts';
import { toRouteError } from '../errors/route-failure.ts';

/**
 * Whether the profile is public. A former slug redirects to the present one, but not for a hidden profile: the answer
 * doesn't say whether there is one, nor its present slug.
 */
export async function isShownToAll(api: Client, request: Request, slug: string): Promise<boolean> {
  try {
    const profile = await api.getProspectProfileBySlug({ params: { slug }, signal: request.signal });
    leadToPresent(request, slug, profile.slug, paths.prospectProfile);
    return true;
  } catch (error) {
    if (isFailure(error) && error.code === 'PROFILE_NOT_FOUND') {
      return false;
    }
    throw toRouteError(error);
  }
}

import type { Upstream } from '../accounts/account.ts';
import type { UpstreamSettings } from '../config.ts';
import { githubUpstream } from './github-upstream.ts';
import { openidUpstream } from './openid-upstream.ts';
import type { UpstreamProvider } from './upstream-provider.ts';

export type Upstreams = Partial<Record<Upstream, UpstreamProvider>>;

/** The tenant of Microsoft's personal accounts, whose address Microsoft itself has verified. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';

const isTrue = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1';

/** The outside providers that credentials are configured for. The others are played by development accounts. */
export function buildUpstreams({ google, github, microsoft }: UpstreamSettings): Upstreams {
  return {
    ...(google && {
      google: openidUpstream({ ...google, isEmailVerified: (claims) => isTrue(claims['email_verified']) }),
    }),
    ...(microsoft && {
      // An organisation can enter any address in its directory; `xms_edov` says that the domain was verified.
      microsoft: openidUpstream({
        ...microsoft,
        isEmailVerified: (claims) =>
          isTrue(claims['email_verified']) || isTrue(claims['xms_edov']) || claims['tid'] === PERSONAL_TENANT,
      }),
    }),
    ...(github && { github: githubUpstream(github) }),
  };
}

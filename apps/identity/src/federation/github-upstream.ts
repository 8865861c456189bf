import { createHash } from 'node:crypto';
import { z } from 'zod';
import { askJson, splitName } from './upstream-provider.ts';
import type { UpstreamCredentials, UpstreamProvider } from './upstream-provider.ts';

const Tokens = z.object({ access_token: z.string() });
const User = z.object({ id: z.number().int(), login: z.string(), name: z.string().nullish() });
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

type Options = { web_url: string; api_url: string; credentials: UpstreamCredentials };

/** GitHub speaks OAuth 2.0 (RFC 6749, with PKCE) and no OpenID: who the person is, its API says. */
export function githubUpstream({ web_url, api_url, credentials }: Options): UpstreamProvider {
  return {
    authorizationUrl({ redirect_uri, state, verifier }) {
      const question = new URLSearchParams({
        client_id: credentials.client_id,
        response_type: 'code',
        scope: 'read:user user:email',
        redirect_uri,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      });
      return Promise.resolve(`${web_url}/login/oauth/authorize?${question.toString()}`);
    },

    async redeem(answer, { redirect_uri, verifier }) {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code: answer.get('code') ?? '',
        redirect_uri,
        code_verifier: verifier,
        ...credentials,
      });
      const { access_token } = Tokens.parse(
        await askJson(`${web_url}/login/oauth/access_token`, { method: 'POST', body }),
      );
      const headers = { authorization: `Bearer ${access_token}` };
      const [user, emails] = await Promise.all([
        askJson(`${api_url}/user`, { headers }).then((found) => User.parse(found)),
        askJson(`${api_url}/user/emails`, { headers }).then((found) => Emails.parse(found)),
      ]);
      const primary = emails.find((address) => address.primary);
      return {
        // The numeric id: a login can be given up and then belong to another user.
        subject: String(user.id),
        email: primary?.email ?? null,
        email_verified: primary?.verified ?? false,
        ...splitName(user.name ?? '', user.login),
      };
    },
  };
}

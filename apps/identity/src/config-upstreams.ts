import { z } from 'zod';
import type { UpstreamCredentials } from './federation/upstream-provider.ts';

type OpenIdSettings = { issuer: string; credentials: UpstreamCredentials };

/** The outside providers with credentials. */
export type UpstreamSettings = {
  google?: OpenIdSettings;
  microsoft?: OpenIdSettings;
  github?: { web_url: string; api_url: string; credentials: UpstreamCredentials };
};

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/$/, ''));
const text = z.string().min(1).optional();

const Settings = z.object({
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: address.default('https://accounts.google.com'),
  MICROSOFT_CLIENT_ID: text,
  MICROSOFT_CLIENT_SECRET: text,
  MICROSOFT_ISSUER: address.default('https://login.microsoftonline.com/common/v2.0'),
  GITHUB_CLIENT_ID: text,
  GITHUB_CLIENT_SECRET: text,
  GITHUB_URL: address.default('https://github.com'),
  GITHUB_API_URL: address.default('https://api.github.com'),
});

/**
 * Reads which outside providers are configured.
 * @returns a line for each setting that is wrong or lacks its other half
 */
export function readUpstreams(environment: Record<string, string | undefined>): {
  upstreams: UpstreamSettings;
  problems: string[];
} {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    return { upstreams: {}, problems };
  }
  const settings = parsed.data;
  const problems: string[] = [];
  const pair = (name: 'GOOGLE' | 'MICROSOFT' | 'GITHUB'): UpstreamCredentials | undefined => {
    const [client_id, client_secret] = [settings[`${name}_CLIENT_ID`], settings[`${name}_CLIENT_SECRET`]];
    if (client_id !== undefined && client_secret !== undefined) {
      return { client_id, client_secret };
    }
    if (client_id !== undefined || client_secret !== undefined) {
      problems.push(`${name}_CLIENT_${client_id === undefined ? 'ID' : 'SECRET'} is missing beside the other half`);
    }
    return undefined;
  };
  const [google, microsoft, github] = [pair('GOOGLE'), pair('MICROSOFT'), pair('GITHUB')];
  const upstreams: UpstreamSettings = {
    ...(google && { google: { issuer: settings.GOOGLE_ISSUER, credentials: google } }),
    ...(microsoft && { microsoft: { issuer: settings.MICROSOFT_ISSUER, credentials: microsoft } }),
    ...(github && { github: { web_url: settings.GITHUB_URL, api_url: settings.GITHUB_API_URL, credentials: github } }),
  };
  return { upstreams, problems };
}

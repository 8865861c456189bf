import type { Config } from './config.ts';

type Warned = Pick<
  Config,
  'node_env' | 'public_url' | 'oidc' | 'clerk' | 'rate_limit_per_minute' | 'calendars' | 'webhooks'
>;

/**
 * Lists the allowed settings that are rarely right in production: one line a setting, with its name. None are listed in
 * development.
 */
export function warningsFor({
  node_env,
  public_url,
  oidc,
  clerk,
  rate_limit_per_minute,
  calendars,
  webhooks,
}: Warned): string[] {
  if (node_env !== 'production') return [];
  const open = 'lets addresses that people name lead into private networks';
  return [
    public_url.startsWith('http:')
      ? 'PUBLIC_URL: over http everybody on the way reads what people send, their sessions among it; use https'
      : '',
    clerk === null && oidc.issuer.startsWith('http:')
      ? 'OIDC_ISSUER: over http an attacker on the network can replace the keys and sign in as anyone; use https'
      : '',
    rate_limit_per_minute === 0 ? 'RATE_LIMIT_PER_MINUTE: 0 lets one address write as often as it likes' : '',
    webhooks.allow_private_networks ? `PRIVATE_NETWORKS: ${open}` : '',
    calendars.allow_private_networks && !webhooks.allow_private_networks ? `CALENDAR_PRIVATE_NETWORKS: ${open}` : '',
  ].filter((line) => line !== '');
}

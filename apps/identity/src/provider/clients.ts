import { brand } from '../../../embedded/src/brand.ts';
import type { ClientMetadata } from 'oidc-provider';
import { SIGNING_ALGORITHM } from '../keys/signing-keys.ts';

/** Nothing listens there: tools read the code from the redirect's Location. */
export const COMMAND_LINE_REDIRECT_URI = 'http://127.0.0.1/callback';

const WEB_CALLBACKS = [
  '/sign-in/sso-callback',
  '/mentor/signup/sso-callback',
  '/prospect/signup/sso-callback',
  '/silent-callback',
];

/** Both clients are public (RFC 6749, 2.1): a browser and a script can keep no secret, PKCE protects their codes. */
const PUBLIC_CLIENT = {
  token_endpoint_auth_method: 'none',
  application_type: 'web',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  id_token_signed_response_alg: SIGNING_ALGORITHM,
} as const;

/** The clients that exist: the web application and the command line. */
export function listClients(webOrigin: string): ClientMetadata[] {
  return [
    {
      ...PUBLIC_CLIENT,
      grant_types: [...PUBLIC_CLIENT.grant_types],
      response_types: [...PUBLIC_CLIENT.response_types],
      client_id: 'web',
      client_name: brand(),
      redirect_uris: WEB_CALLBACKS.map((path) => `${webOrigin}${path}`),
      post_logout_redirect_uris: [`${webOrigin}/`],
    },
    {
      ...PUBLIC_CLIENT,
      grant_types: [...PUBLIC_CLIENT.grant_types],
      response_types: [...PUBLIC_CLIENT.response_types],
      client_id: 'command-line',
      client_name: 'Command line',
      redirect_uris: [COMMAND_LINE_REDIRECT_URI],
    },
  ];
}

import { Provider } from 'oidc-provider';
import { createConfiguration } from './configuration.ts';
import type { ProviderNeeds } from './configuration.ts';

/** Builds the OpenID provider; unexpected failures are passed to `onProblem`, and the client only gets `server_error`. */
export function buildProvider(needs: ProviderNeeds, onProblem: (message: string) => void): Provider {
  const provider = new Provider(needs.config.issuer, createConfiguration(needs));
  provider.on('server_error', (_ctx, error) => onProblem(error.stack ?? error.message));
  return provider;
}

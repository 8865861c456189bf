import { ApiKeyParams, ApiKeys, ApiKeyWithSecret, CreateApiKey } from '../api-keys.ts';
import { defineEndpoints } from '../endpoint.ts';

/** Keys with which programs call the API as their owner. No key makes, lists or ends keys. */
export const apiKeyEndpoints = defineEndpoints({
  listApiKeys: {
    method: 'GET',
    path: '/api/v1/api-keys',
    tag: 'api-keys',
    summary: 'List one’s own API keys',
    access: 'user',
    responses: { 200: ApiKeys },
    errors: [],
  },
  createApiKey: {
    method: 'POST',
    path: '/api/v1/api-keys',
    tag: 'api-keys',
    summary: 'Make an API key',
    description:
      'The answer has the key, once and never again: only its hash is stored. Send it as a bearer token. It is good for the calls of its scopes, until it expires or is revoked.',
    access: 'user',
    idempotent: true,
    secret_answer: true,
    body: CreateApiKey,
    responses: { 201: ApiKeyWithSecret },
    errors: ['VALIDATION_FAILED', 'TOO_MANY_API_KEYS'],
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/api/v1/api-keys/:id',
    tag: 'api-keys',
    summary: 'Revoke an API key, at once and for good',
    access: 'user',
    callers: 'owner',
    params: ApiKeyParams,
    responses: { 204: null },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
});

/** API keys. See `../words.ts`. */
export const fields = {
  'ApiKey.name': 'What the key is called, after what uses it.',
  'ApiKeyWithSecret.name': 'What the key is called, after what uses it.',
  'CreateApiKey.name': 'What to call the key, after what uses it.',
  prefix: 'The beginning of the key, to recognise it by.',
  'ApiKey.scopes': 'What the key may do.',
  'ApiKeyWithSecret.scopes': 'What the key may do.',
  'CreateApiKey.scopes': 'What the key may do.',
  'ApiKey.expires_at': 'From then on the key is refused.',
  'ApiKeyWithSecret.expires_at': 'From then on the key is refused.',
  last_used_at: 'When the key was last used, to the minute; null where it never was.',
  'ApiKeyWithSecret.secret': 'The key, to be sent as a bearer token. It is shown this once.',
  expires_in_days: 'For how many days the key is good.',
};

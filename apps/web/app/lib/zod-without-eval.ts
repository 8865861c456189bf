/**
 * Tells zod not to test whether it may make functions from text: the content security policy forbids it, and browsers
 * report the attempt. Zod reads this when schemas are made, so this module must be loaded before any that makes one. On the server,
 * where it is allowed, zod stays as fast as possible.
 */
if (typeof window !== 'undefined') {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

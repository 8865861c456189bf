/**
 * Tells zod not to try whether it may make functions from text: the content security policy forbids it, and browsers
 * report the try. Zod reads this when schemas are made, so this module comes before any that makes one. On the server,
 * where nothing forbids it, zod stays as fast as it can.
 */
if (typeof window !== 'undefined') {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

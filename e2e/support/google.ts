import { startGoogle } from '../../apps/api/src/testing/google/start-google.ts';
import { test } from './test.ts';

/** Plays Google at the address that the tested product uses. Only one test at a time can. */
export async function playGoogle() {
  const { config, project } = test.info();
  const origin = new URL(project.use.baseURL ?? '').origin;
  const google = await startGoogle({
    port: Number(config.metadata['googlePort']),
    redirect_uris: new Set([`${origin}/calendar/google/callback`]),
  });
  return { ...google, [Symbol.asyncDispose]: () => google.close() };
}

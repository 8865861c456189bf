import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { CLIENT_FOLDER } from './server-build.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
/** A worker that stays in browsers is asked for anew each time, and reaches nothing but us. */
const WORKER = 'push-worker.js';
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
/** The one that removes itself. */
const NO_WORKER = 'no-worker.js';
const HASHED = `${path.sep}assets${path.sep}`;

const isWorker = (file: string) => [WORKER, NO_WORKER].some((name) => file.includes(path.sep + name));

function cacheControlOf(file: string): string {
  if (isWorker(file)) return 'no-cache';
  return file.includes(HASHED) ? ONE_YEAR : ONE_HOUR;
}

/**
 * Serves the files of the web's build, those with a hash in their name for good, compressed beforehand.
 * @param worker whether browsers get the worker or, in its place, the one that removes itself
 */
export async function serveAssets(
  web: FastifyInstance,
  worker: 'on' | 'off',
  root: string = CLIENT_FOLDER,
): Promise<void> {
  await web.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: [WORKER, NO_WORKER],
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControlOf(file));
      if (isWorker(file)) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
  web.get(`/${WORKER}`, { schema: { hide: true } }, (_request, reply) =>
    reply.sendFile(worker === 'on' ? WORKER : NO_WORKER),
  );
}

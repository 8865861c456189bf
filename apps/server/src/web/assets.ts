import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { CLIENT_FOLDER } from './server-build.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
/** A worker that stays in browsers is asked for anew each time, and fetches nothing. */
const WORKER = `${path.sep}push-worker.js`;
const WORKER_POLICY = "default-src 'none'";
const HASHED = `${path.sep}assets${path.sep}`;

function cacheControlOf(file: string): string {
  if (file.includes(WORKER)) return 'no-cache';
  return file.includes(HASHED) ? ONE_YEAR : ONE_HOUR;
}

/** Serves the files of the web's build, those with a hash in their name for good, compressed beforehand. */
export async function serveAssets(web: FastifyInstance): Promise<void> {
  await web.register(fastifyStatic, {
    root: CLIENT_FOLDER,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControlOf(file));
      if (file.includes(WORKER)) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
}

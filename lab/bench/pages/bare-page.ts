import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { FastifyInstance } from 'fastify';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createContext,
  Links,
  Meta,
  Outlet,
  Scripts,
  ServerRouter,
  useLoaderData,
  type EntryContext,
} from 'react-router';
import type { PublicVisit, WebBuild } from '../../../apps/server/src/web/server-build.ts';
import { pageHandler } from '../../../apps/server/src/web/page-handler.ts';

export const BARE_PATH = '/bench/bare';
const nonceContext = createContext('');

function Root(): ReactNode {
  const head = createElement('head', null, createElement(Meta), createElement(Links));
  return createElement('html', null, head, createElement('body', null, createElement(Outlet), createElement(Scripts)));
}

function Bare(): ReactNode {
  return createElement('main', null, createElement('h1', null, useLoaderData<{ title: string }>().title));
}

/** Renders as `entry.server.tsx` does. */
const render = (
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: { get: (of: typeof nonceContext) => string },
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const nonce = context.get(nonceContext);
    const router = createElement(ServerRouter, { context: routerContext, url: request.url, nonce });
    const { pipe } = renderToPipeableStream(router, {
      nonce,
      onShellReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
    });
  });

/** The output of `react-router build` for one page that says hello. */
const build = {
  entry: {
    module: {
      default: render,
      requestContexts: {
        nonceContext,
        apiContext: createContext<unknown>(null),
        patternContext: createContext<unknown>(null),
        problemContext: createContext<unknown>(null),
      },
      setBrand: () => undefined,
      publicVisit: (): PublicVisit | null => null,
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    bare: {
      id: 'bare',
      parentId: 'root',
      path: BARE_PATH.slice(1),
      module: { default: Bare, loader: () => ({ title: 'Hello' }) },
    },
  },
  assets: {
    entry: { imports: [], module: '/assets/entry.js' },
    routes: {
      root: { id: 'root', path: '', hasLoader: false, module: '/assets/root.js', imports: [] },
      bare: {
        id: 'bare',
        parentId: 'root',
        path: BARE_PATH.slice(1),
        hasLoader: true,
        module: '/assets/bare.js',
        imports: [],
      },
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  future: {},
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
  allowedActionOrigins: false,
} as unknown as WebBuild;

/** Adds a page of the same router that shows one heading: the minimum cost of a page. */
export function addBarePage(app: FastifyInstance): void {
  const handler = pageHandler({
    app,
    build: () => Promise.resolve(build),
    public_url: 'http://localhost',
    identity: { scripts: [], images: [], calls: [], frames: [], forms: [], workers: false },
    uploads: [],
    paymentsOf: () => ({ scripts: [], calls: [], frames: [] }),
    edition: () => Promise.reject(new Error('a bare page is never kept')),
    development: false,
  });
  app.get(BARE_PATH, { schema: { hide: true }, handler });
}

import { publicEdition } from '@abroad/api/views/public-edition';
import type { Context } from '@abroad/api/context';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { serveAssets } from './assets.ts';
import { answerBusy } from './answer-busy.ts';
import { identitySources } from './identity-sources.ts';
import { paymentSources } from './payment-sources.ts';
import { pageHandler } from './page-handler.ts';
import { loadBuild } from './server-build.ts';
import { uploadSources } from './upload-sources.ts';
import { developmentBuild } from './vite.ts';

/** Pages are streamed: what is rendered leaves at once instead of filling the compressor's window first. */
const FLUSH_EACH_PART = {
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
};
/** A form of a page without script; files go to the API. */
const BODY_LIMIT = 256 * 1024;

/** Adds the web to the API's server: its files, and pages for everything that isn't the API's. */
export async function mountWeb(
  app: FastifyInstance,
  { config, db }: Pick<Context, 'config' | 'db'>,
  { development }: { development: boolean },
): Promise<void> {
  const build = development ? await developmentBuild(app) : await loadBuild();
  await app.register(async (web) => {
    web.removeAllContentTypeParsers();
    web.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    web.setErrorHandler(answerBusy);
    if (!development) await serveAssets(web, config.service_worker);
    web.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      schema: { hide: true },
      config: { can_be_shed: true },
      compress: FLUSH_EACH_PART,
      handler: pageHandler({
        app,
        build,
        public_url: config.public_url,
        identity: identitySources(config),
        uploads: uploadSources(config),
        paymentsOf: (url) => paymentSources(config, url),
        edition: publicEdition({ db }),
        development,
      }),
    });
  });
}

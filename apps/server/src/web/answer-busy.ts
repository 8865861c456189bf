import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BARE_PAGE_POLICY, busyPage } from './error-page.ts';

/** The seconds after which a page that can't be shown now is requested again. */
export const RETRY_AFTER_S = 2;

const wantsPage = ({ headers, method }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;

/** Users who open a page under overload get a page that says so. All other requests get the API's error. */
export function answerBusy(
  error: FastifyError & { retry_after_s?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error.code !== 'UNAVAILABLE' || !wantsPage(request)) throw error;
  const seconds = String(error.retry_after_s ?? RETRY_AFTER_S);
  return reply
    .code(503)
    .header('retry-after', seconds)
    .header('cache-control', 'no-store')
    .header('content-security-policy', BARE_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(busyPage(seconds));
}

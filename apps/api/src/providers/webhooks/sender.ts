import { guardedFetch, refuseForbidden, type GuardSettings } from '../outbound/guarded-fetch.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import type { WebhookSender } from './port.ts';

/** For everything of a message, from the look-up to the end of the answer. */
const TIMEOUT_MS = 3000;
/** The part of an answer that is read. */
const ANSWER_BYTES = 1024;

/** The beginning of an answer as PostgreSQL can keep it. */
const textOf = async (response: Response) => (await response.text()).replaceAll('\0', '\uFFFD');

/**
 * Sends to public addresses only, unless the settings say otherwise. Redirects are answers, because a message signed for one
 * address is for no other. Only the first kilobyte of an answer is read.
 */
export function webhookSender(settings: GuardSettings): WebhookSender {
  const fetch = guardedFetch({ total_timeout_ms: TIMEOUT_MS, ...settings });
  return {
    mayReach(url) {
      try {
        refuseForbidden(new URL(url), settings.allow_private_networks);
        return true;
      } catch {
        return false;
      }
    },
    async send({ url, headers, body }) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers,
          body,
          max_bytes: ANSWER_BYTES,
          longer: 'cut',
          redirects: 'answered',
        });
        return { response_code: response.status, response_body: await textOf(response), problem: null };
      } catch (error) {
        const isForbidden = error instanceof OutboundError && error.problem === 'forbidden_address';
        const problem = isForbidden ? 'forbidden_address' : 'unreachable';
        return { response_code: null, response_body: null, problem };
      }
    },
  };
}

import {
  PAYOUT_EVENT_TYPES,
  WEBHOOK_TEST,
  WebhookEventType,
  WebhookMessage,
  WebhookPayoutMessage,
  WebhookTestMessage,
} from '@abroad/contract';
import { z } from 'zod';

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
});
const HEADERS = [
  header('webhook-id', 'The same through all tries and replays of a message'),
  header('webhook-timestamp', 'When this try was made, in seconds since the epoch'),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; one or more, with spaces between',
  ),
];

function operation(type: string, schema: string) {
  return {
    post: {
      tags: ['webhooks'],
      operationId: `on_${type.replaceAll('.', '_')}`,
      summary: type === WEBHOOK_TEST ? 'Sent when its owner asks for it' : `Sent after ${type}`,
      description: 'Signed as Standard Webhooks 1.0 has it, https://www.standardwebhooks.com.',
      security: [],
      parameters: HEADERS,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
      },
      responses: {
        '2XX': { description: 'Taken' },
        '410': { description: 'Switches the webhook off' },
        default: { description: 'Tried again: ten times in 24 hours' },
      },
    },
  };
}

const schemaOf = (type: WebhookEventType) =>
  PAYOUT_EVENT_TYPES.some((one) => one === type) ? 'WebhookPayoutMessage' : 'WebhookMessage';

/** The API's messages to subscribers: OpenAPI 3.1, section 4.8.1 (`webhooks`). */
export const webhookOperations = {
  ...Object.fromEntries(WebhookEventType.options.map((type) => [type, operation(type, schemaOf(type))])),
  [WEBHOOK_TEST]: operation(WEBHOOK_TEST, 'WebhookTestMessage'),
};

/** The schemas that they refer to. */
export function webhookSchemas(): Record<string, unknown> {
  const { $defs } = z.toJSONSchema(z.object({ WebhookMessage, WebhookPayoutMessage, WebhookTestMessage }), {
    unrepresentable: 'any',
  });
  const text = JSON.stringify($defs ?? {}).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as Record<string, unknown>;
}

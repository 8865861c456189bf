import { signEvent, type Destination } from '../../../payments-sandbox/src/events.ts';
import type { Sandbox } from '../../../payments-sandbox/src/sandbox.ts';

/** An event as it is sent. */
export interface SandboxEvent {
  id: string;
  type: string;
  body: string;
  destination: Destination;
}

interface Signing {
  secret?: string;
  /** How long ago it was signed. */
  age_s?: number;
}

const post = async (url: string, body: string, signature: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const response = await fetch(url, { method: 'POST', headers, body });
  await response.body?.cancel();
  return response.status;
};

/** The sandbox's events in the hands of a test. */
export function sandboxEvents({ pool, config }: Sandbox) {
  const events = async (): Promise<SandboxEvent[]> => {
    const { rows } = await pool.query<SandboxEvent>(
      'select id, type, body, destination from payments_sandbox.event order by number',
    );
    return rows;
  };
  /** The signature of a body: of now and with the right secret, unless said otherwise. */
  const sign = (body: string, { secret = config.webhook_secret, age_s = 0 }: Signing) =>
    signEvent(body, secret, Math.floor(Date.now() / 1000) - age_s);
  /** Sends any body to an address. @returns the status */
  const send = (url: string, body: string, signing: Signing = {}) => post(url, body, sign(body, signing));
  return {
    sign,
    /** All there were, oldest first. */
    events,
    send,
    /** Sends what was not yet delivered, oldest first: of payments, or of the people who are paid. @returns the kinds */
    async deliver(url: string, destination: Destination = 'payments'): Promise<string[]> {
      const { rows } = await pool.query<SandboxEvent>(
        `select id, type, body, destination from payments_sandbox.event
         where delivered_at is null and destination = $1 order by number`,
        [destination],
      );
      const secret = destination === 'payments' ? config.webhook_secret : config.payouts_webhook_secret;
      for (const event of rows) {
        const status = await send(url, event.body, { secret });
        if (status >= 300) {
          throw new Error(`the event ${event.type} was answered with ${status}`);
        }
        await pool.query('update payments_sandbox.event set due = null, delivered_at = now() where id = $1', [
          event.id,
        ]);
      }
      return rows.map((event) => event.type);
    },
  };
}

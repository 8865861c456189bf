import { generateKeyPair } from 'jose';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerApi } from './api-routes.ts';
import { settleConference } from './conference.ts';
import { addEvent, cancelEvent } from './event-store.ts';
import { installFaults } from './faults.ts';
import { changeEvent } from './change-events.ts';
import { AUTHORIZATION_PATH, registerSignIn } from './sign-in-routes.ts';
import { addAccount, addCalendar, createWorld, type Calendar, type Event, type World } from './world.ts';

/**
 * Plays Google over HTTP: its pages and endpoints of OAuth 2, and its Calendar API, as its published reference
 * describes them. Only tests use it.
 * @param port any free one unless it is named.
 */
export async function startGoogle({ port = 0, ...changes }: Partial<World> & { port?: number } = {}) {
  const world = createWorld(changes);
  const { privateKey } = await generateKeyPair('ES256');
  const app: FastifyInstance = Fastify({
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 2000 },
  });
  const signer = { issuer: '', key: privateKey };
  installFaults(app, world);
  registerSignIn(app, world, signer);
  registerApi(app, world);
  const url = (await app.listen({ port, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
  signer.issuer = url;
  return {
    url,
    world,
    endpoints: {
      authorization_url: `${url}${AUTHORIZATION_PATH}`,
      token_url: `${url}/token`,
      revocation_url: `${url}/revoke`,
      api_url: url,
    },
    addAccount: (email: string, primary: Partial<Calendar> = {}) => addAccount(world, email, primary),
    addCalendar,
    /** Changes by the person in their calendar. */
    addEvent: (calendar: Calendar, event: Partial<Event>) => addEvent(world, calendar, event),
    changeEvent: (calendar: Calendar, id: string, change: Partial<Event>) =>
      changeEvent(world, calendar, id, change, {}),
    cancelEvent: (calendar: Calendar, id: string) => cancelEvent(world, calendar, id),
    /** Sync tokens given until now are known no more. */
    forgetChanges(calendar: Calendar) {
      calendar.remembered_from = calendar.version + 1;
      calendar.version += 1;
    },
    settleMeet: (calendar: Calendar, id: string, outcome: 'success' | 'failure' = 'success') =>
      settleConference(world, calendar, id, outcome),
    /** Access tokens given until now are good no more. */
    expireTokens: () => world.access_tokens.forEach((grant) => (grant.is_expired = true)),
    /** The person takes the right back on Google's own page. */
    takeBack() {
      world.refresh_tokens.clear();
      world.access_tokens.clear();
    },
    /** Waits until all messages to webhooks were answered. */
    delivered: () => Promise.all(world.deliveries),
    close: () => app.close(),
  };
}

export type GoogleStandIn = Awaited<ReturnType<typeof startGoogle>>;

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, notFound } from './api-error.ts';
import { accountOf } from './bearer.ts';
import { listCalendars } from './calendar-list.ts';
import { deleteEvent, getEvent, insertEvent, patchEvent } from './change-events.ts';
import { stop, watch } from './channels.ts';
import { onlyFields } from './fields.ts';
import { listEvents } from './list-events.ts';
import type { World } from './world.ts';

type Texts = Record<string, string>;
interface Call {
  Params: { calendar: string; event: string };
  Querystring: Texts;
  Body: Texts;
}

const PREFIX = '/calendar/v3';
const EVENTS = `${PREFIX}/calendars/:calendar/events`;

/** The calls of the Calendar API, version 3, that the product makes, as its REST reference describes them. */
export function registerApi(app: FastifyInstance, world: World): void {
  const account = (request: Pick<FastifyRequest, 'headers' | 'url'>) =>
    accountOf(world, request.headers.authorization, request.url);
  const calendar = (request: FastifyRequest<Call>) => {
    const owner = account(request);
    const id = request.params.calendar === 'primary' ? owner.email : request.params.calendar;
    const found = owner.calendars.get(id);
    if (!found) {
      throw notFound();
    }
    return found;
  };

  app.get<Call>(`${PREFIX}/users/me/calendarList`, (request) =>
    onlyFields(listCalendars(world, account(request), request.query), request.query['fields']),
  );
  app.get<Call>(EVENTS, (request) =>
    onlyFields(listEvents(world, calendar(request), request.query), request.query['fields']),
  );
  app.post<Call>(EVENTS, (request) => insertEvent(world, calendar(request), request.body, request.query));
  app.get<Call>(`${EVENTS}/:event`, (request) => getEvent(calendar(request), request.params.event));
  app.patch<Call>(`${EVENTS}/:event`, (request) =>
    patchEvent(world, calendar(request), request.params.event, request.body, request.query),
  );
  app.delete<Call>(`${EVENTS}/:event`, (request, reply) => {
    deleteEvent(world, calendar(request), request.params.event);
    return reply.code(204).send();
  });
  app.post<Call>(`${EVENTS}/watch`, (request) => watch(world, calendar(request), request.body));
  app.post<Call>(`${PREFIX}/channels/stop`, (request, reply) => {
    stop(account(request), request.body);
    return reply.code(204).send();
  });
  app.setErrorHandler((error, _request, reply) => {
    const answer = error instanceof ApiError ? error : new ApiError(500, 'backendError', String(error));
    return reply.code(answer.status).send(answer.toJSON());
  });
}

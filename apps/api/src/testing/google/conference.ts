import { newId } from '../../core/ids.ts';
import { invalid } from './api-error.ts';
import { keep } from './event-store.ts';
import type { Calendar, Event, World } from './world.ts';

type Conference = NonNullable<Event['conferenceData']>;

function withLink(event: Event, request: Conference['createRequest']): Event {
  const uri = `https://meet.google.com/${newId().slice(-12)}`;
  const entryPoints = [{ entryPointType: 'video', uri }];
  const createRequest = { ...request, status: { statusCode: 'success' } };
  return { ...event, hangoutLink: uri, conferenceData: { ...event.conferenceData, createRequest, entryPoints } };
}

/** Answers a `createRequest`: with a link, or with the state that one is pending. */
export function withConference(world: World, event: Event, wanted: Conference | undefined): Event {
  const request = wanted?.createRequest;
  if (!request || event.conferenceData?.createRequest?.requestId === request.requestId) {
    return event;
  }
  if (world.meet === 'unsupported' || request.conferenceSolutionKey?.type !== 'hangoutsMeet') {
    throw invalid('Invalid conference type value.');
  }
  if (world.meet === 'at-once') {
    return withLink(event, request);
  }
  return { ...event, conferenceData: { createRequest: { ...request, status: { statusCode: 'pending' } } } };
}

/** A link that was on its way is there, or failed. */
export function settleConference(world: World, calendar: Calendar, id: string, outcome: 'success' | 'failure'): void {
  const event = calendar.events.get(id)?.event;
  const createRequest = event?.conferenceData?.createRequest;
  if (event && createRequest) {
    const failed = {
      ...event,
      conferenceData: { createRequest: { ...createRequest, status: { statusCode: 'failure' } } },
    };
    keep(world, calendar, outcome === 'success' ? withLink(event, createRequest) : failed);
  }
}

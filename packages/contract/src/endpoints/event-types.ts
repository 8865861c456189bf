import { z } from 'zod';
import {
  CreateEventType,
  DuplicateEventType,
  EventTypeSettings,
  OrderEventTypes,
  PatchEventType,
} from '../availability-settings.ts';
import { EventTypesQuery } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { Id, pageOf } from '../primitives.ts';

const EventTypeParams = z.object({ id: Id });

/** How a mentor sets the services that can be booked. */
export const eventTypeEndpoints = defineEndpoints({
  listEventTypes: {
    method: 'GET',
    path: '/api/v1/calendar/event-types',
    tag: 'calendar',
    summary: 'List all services of the signed-in mentor, with their settings',
    access: 'user',
    callers: 'mentors',
    query: EventTypesQuery,
    responses: { 200: pageOf(EventTypeSettings).meta({ id: 'EventTypesWithSettings' }) },
    errors: ['VALIDATION_FAILED', 'PAGE_TOO_DEEP', 'PROFILE_NOT_FOUND'],
  },
  createEventType: {
    method: 'POST',
    path: '/api/v1/calendar/event-types',
    tag: 'calendar',
    summary: 'Add a service',
    description: 'Without a slug it is made from the title.',
    access: 'user',
    callers: 'mentors',
    idempotent: true,
    body: CreateEventType,
    responses: { 201: EventTypeSettings },
    errors: [
      'VALIDATION_FAILED',
      'PROFILE_NOT_FOUND',
      'SLUG_TAKEN',
      'NOT_FOUND',
      'CALENDAR_NOT_WRITABLE',
      'TERMS_NOT_ACCEPTED',
    ],
  },
  patchEventType: {
    method: 'PATCH',
    path: '/api/v1/calendar/event-types/:id',
    tag: 'calendar',
    summary: 'Change a service',
    access: 'user',
    callers: 'owner',
    params: EventTypeParams,
    body: PatchEventType,
    responses: { 200: EventTypeSettings },
    errors: [
      'VALIDATION_FAILED',
      'NOT_FOUND',
      'SLUG_TAKEN',
      'CHANGED_MEANWHILE',
      'FORBIDDEN',
      'CALENDAR_NOT_WRITABLE',
      'TERMS_NOT_ACCEPTED',
    ],
  },
  duplicateEventType: {
    method: 'POST',
    path: '/api/v1/calendar/event-types/:id/duplicate',
    tag: 'calendar',
    summary: 'Make a copy of a service',
    description: 'The copy stands behind the service, and is switched off until its mentor switches it on.',
    access: 'user',
    callers: 'owner',
    idempotent: true,
    params: EventTypeParams,
    body: DuplicateEventType,
    responses: { 201: EventTypeSettings },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'TERMS_NOT_ACCEPTED'],
  },
  orderEventTypes: {
    method: 'PUT',
    path: '/api/v1/calendar/event-types/order',
    tag: 'calendar',
    summary: 'Put the services into another order',
    description: 'All of them are named, each once; 409 where there is one more or one less by now.',
    access: 'user',
    callers: 'owner',
    body: OrderEventTypes,
    responses: { 200: z.object({ items: z.array(EventTypeSettings) }).meta({ id: 'OrderedEventTypes' }) },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  deleteEventType: {
    method: 'DELETE',
    path: '/api/v1/calendar/event-types/:id',
    tag: 'calendar',
    summary: 'Delete a service',
    description:
      'One that was ever booked is kept for its bookings and only switched off: 200 with the service then, 204 else.',
    access: 'user',
    callers: 'owner',
    params: EventTypeParams,
    responses: { 200: EventTypeSettings, 204: null },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
});

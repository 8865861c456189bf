import { STATUS_CODES } from 'node:http';
import { endpoints, type Endpoint } from '@abroad/contract';
import { bodyMayBeMissing } from '../route-schema.ts';
import { describeFields } from './describe-fields.ts';
import type { ApiDocument, Operation, Parameter } from './document.ts';
import { sampleOf } from './sample.ts';

/** A rule has a weekday or a date; an example from the schema alone would have both. */
const HOURS = { date: undefined, weekday: 1, start_time: '09:00', end_time: '12:00' };
const JOB = { organisation: 'Deltares', title: 'Hydrologist', start_date: '2021-09-01', is_current: true };

/** Fields with a special value in examples. */
const BESIDES: Readonly<Record<string, object>> = {
  addAvailabilityRule: HOURS,
  addMentorExperience: JOB,
  addProspectExperience: JOB,
  confirmMailProof: { code: '482913' },
  connectCalendarFeed: { url: 'https://example.org/calendar.ics' },
  createBooking: { event_type_slug: 'intro-call', message: 'I would like to talk about scholarships.' },
  createEventType: { duration_min: 45, price: 25 },
  createSavedSearch: { name: 'From Lagos to Delft' },
  createVouchList: { emails: ['linh.tran@example.org'] },
  discardJobs: { ids: ['48213'] },
  patchAvailabilityRule: HOURS,
  patchMentorExperience: { title: 'Hydrologist' },
  patchProspectExperience: { title: 'Hydrologist' },
  patchSavedSearch: { name: 'From Lagos to Delft' },
  retryJobs: { ids: ['48213'] },
  reportNoShow: { reason: 'I waited for twenty minutes.' },
  startThread: { mentor_slug: 'linh-tran', text: 'How did you find a room in Delft?' },
  withdrawFromBooking: { name: 'Amara Okafor', confirm: true },
};

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same body gives the first answer again, for 24 hours.',
  schema: { type: 'string' },
};

function addExample({ operationId, requestBody }: Operation, { schemas }: ApiDocument['components']): void {
  const json = requestBody?.content['application/json'];
  if (json?.schema !== undefined) {
    json.example = { ...(sampleOf(json.schema, schemas) as object), ...BESIDES[operationId] };
  }
}

const NO_CONTENT = '204';

/** Descriptions of statuses without one of their own (RFC 9110, section 15), and no body for No Content. */
function nameAnswers({ responses }: Operation): void {
  for (const [status, response] of Object.entries(responses)) {
    if (status === NO_CONTENT) delete response.content;
    if (response.description === 'Default Response') {
      response.description = STATUS_CODES[status] ?? status;
    }
  }
}

/** Adds what the routes' schemas lack: descriptions of fields, example bodies, the idempotency key, descriptions of answers. */
export function finishDocument<T extends object>(given: T): T {
  const document = given as unknown as ApiDocument;
  describeFields(document);
  const known = endpoints as Record<string, Endpoint>;
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    addExample(operation, document.components);
    nameAnswers(operation);
    const endpoint = known[operation.operationId];
    if (endpoint && operation.requestBody && bodyMayBeMissing(endpoint)) {
      operation.requestBody.required = false;
    }
    if (endpoint?.idempotent) {
      operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
    }
  }
  return given;
}

import { Availability, type AvailabilityQuery } from '@abroad/contract';
import { escapeHtml } from '@abroad/contract/escape-html';
import { writeSlots, findSlots, nextSlot, writeInstant } from '@abroad/slots';
import { fullName } from '@abroad/contract/full-name';
import type { z } from 'zod';
import { WrittenJson } from '../../http/handlers.ts';
import type { Service } from '../event-types/service-row.ts';
import { presentEventType } from '../event-types/present.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { visibleOfferWith } from '../event-types/visible-offer.ts';
import type { Offer } from '../event-types/queries.ts';
import type { Span } from './busy-queries.ts';
import { checkSpan } from './check-span.ts';
import { AnswerCache } from './answer-cache.ts';
import {
  busyOf,
  validUntil,
  loadMentorTime,
  mentorTimeFromRow,
  mentorTimeColumn,
  windowEnd,
  withoutBooking,
  type MentorTime,
} from './mentor-time.ts';

/** A mentor's words as HTML: escaped, a paragraph for each block of lines. */
function paragraphs(text: string): string {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim() !== '');
  return blocks.map((block) => `<p>${escapeHtml(block.trim()).replaceAll('\n', '<br>')}</p>`).join('');
}

/** The service in an availability: specification, section 3. */
function slotPricing(service: Service): NonNullable<Availability['slot_pricing']> {
  const raw = service.description ?? '';
  return {
    title: service.title,
    description: { raw, html: paragraphs(raw), plain_text: raw.replace(/\s+/g, ' ').trim() },
    price: presentEventType(service).price,
    currency: service.currency,
    duration: service.duration_min,
  };
}

const Around = Availability.omit({ available_slots: true });

/**
 * Writes an availability as JSON. The slots, of which there are hundreds, bypass the contract: text from the engine's
 * tables costs a tenth of validating and serialising them.
 * @param slots.starts epoch ms, from the engine.
 */
function writeAvailability(
  slots: { starts: readonly number[]; duration_min: number },
  around: Omit<Availability, 'available_slots'>,
): WrittenJson<Availability> {
  const rest = JSON.stringify(Around.parse(around));
  return new WrittenJson(`{"available_slots":${writeSlots(slots.starts, slots.duration_min)},${rest.slice(1)}`);
}

type Query = z.output<typeof AvailabilityQuery>;
type Deps = Pick<Context, 'db' | 'clock'>;
interface AvailabilityRequest {
  slug: string;
  query: Query;
  /** The user who asks; null for a signed-out visitor. */
  viewer_id: string | null;
}

const DAY_MS = 24 * 60 * 60_000;
const DEFAULT_SPAN_MS = 31 * DAY_MS;

export function requestedSpan({ start, end }: Pick<Query, 'start' | 'end'>, now: number): Span {
  const from = start === undefined ? now : Date.parse(start);
  const to = end === undefined ? from + DEFAULT_SPAN_MS : Date.parse(end);
  return checkSpan({ start: from, end: to }, 'end');
}

function chooseService({ services }: Offer, slug: string | undefined): Service | null {
  if (slug === undefined) {
    return services.find((service) => service.is_active) ?? null;
  }
  const chosen = services.find((service) => service.slug === slug);
  if (!chosen) {
    throw new AppError('NOT_FOUND');
  }
  return chosen;
}

interface SlotQuery {
  service: Service;
  span: Span;
  now: number;
  prospect_user_id: string | null;
  /** The session to reschedule, if the times are for one. */
  rescheduled?: { booking_id: string; start: number };
  /** Nothing is offered: the service costs, and its mentor is being checked. */
  is_unchecked?: boolean;
}

/** Busy times of the mentor, without those of a session to reschedule. */
const busyFor = ({ service, rescheduled }: SlotQuery, time: MentorTime) =>
  busyOf(rescheduled === undefined ? time : withoutBooking(time, rescheduled.booking_id), service.auth_user_id);

function slotsIn(time: MentorTime, slotQuery: SlotQuery): number[] {
  if (time.schedule === null || time.withheld || slotQuery.is_unchecked === true) {
    return [];
  }
  const { span, now, rescheduled } = slotQuery;
  const busy = busyFor(slotQuery, time);
  const starts = findSlots(time.schedule, { policy: time.policy, busy, now, from: span.start, to: span.end });
  return rescheduled === undefined ? starts : starts.filter((start) => start !== rescheduled.start);
}

/** The first slot after a span that has none. */
async function nextAfter(context: Deps, slotQuery: SlotQuery, end: number): Promise<number | null> {
  const span = { start: slotQuery.span.end, end };
  if (span.end <= span.start || slotQuery.is_unchecked === true) {
    return null;
  }
  const time = await loadMentorTime(context, slotQuery.service, { ...slotQuery, span });
  if (time.schedule === null || time.withheld) {
    return null;
  }
  const busy = busyFor(slotQuery, time);
  return nextSlot(time.schedule, { policy: time.policy, busy, now: slotQuery.now, from: span.start, to: span.end });
}

/** The available slots of one service. */
async function findOfferedSlots(context: Deps, slotQuery: SlotQuery, time: MentorTime) {
  const starts = slotsIn(time, slotQuery);
  const window_end = windowEnd(time.schedule, time.policy.window_days, slotQuery.now);
  const next = starts[0] ?? (await nextAfter(context, slotQuery, window_end));
  return {
    slots: { starts, duration_min: slotQuery.service.duration_min },
    around: {
      window_end: writeInstant(window_end),
      next_available_at: next === null ? null : writeInstant(next),
      stale: time.stale,
      withheld: time.withheld,
      unchecked: slotQuery.is_unchecked === true,
      time_zone: slotQuery.service.schedule?.time_zone ?? 'UTC',
      event_type: presentEventType(slotQuery.service),
      slot_pricing: slotPricing(slotQuery.service),
    },
  };
}

interface RescheduleQuery extends Required<Pick<SlotQuery, 'rescheduled'>> {
  /** The service as it was booked, even if it is no longer offered. */
  service: Service;
  /** With the address if the user may see it. */
  mentor: { user_id: string; name: string; email: string | null };
  prospect_user_id: string;
  query: Pick<Query, 'start' | 'end'>;
}

/**
 * The times to which a session can be rescheduled: slots of its service at the booked length, at which neither person
 * is busy.
 * @throws AppError RANGE_TOO_LONG, VALIDATION_FAILED (`end`).
 */
export async function findRescheduleTimes(context: Deps, { query, mentor, ...booked }: RescheduleQuery) {
  const now = context.clock.now();
  const span = requestedSpan(query, now);
  const slotQuery = { ...booked, span, now };
  const { slots, around } = await findOfferedSlots(
    context,
    slotQuery,
    await loadMentorTime(context, booked.service, slotQuery),
  );
  return writeAvailability(slots, {
    ...around,
    user: mentor,
    start: writeInstant(span.start),
    end: writeInstant(span.end),
  });
}

/** The answer for a mentor without services. */
const noSlots = (now: number) => ({
  slots: { starts: [], duration_min: 0 },
  around: {
    window_end: writeInstant(now),
    next_available_at: null,
    stale: false,
    withheld: false,
    unchecked: false,
    time_zone: 'UTC',
    event_type: null,
  },
});

interface ComputedAvailability {
  body: WrittenJson<Availability>;
  user_id: string;
  version: string;
  /** Until when only an event can change it, in epoch milliseconds; null if unknown. */
  valid_until: number | null;
}

async function computeAvailability(
  context: Deps,
  { slug, query, viewer_id }: AvailabilityRequest,
  span: Span,
  now: number,
): Promise<ComputedAvailability> {
  const offer = await visibleOfferWith(context.db, slug, viewer_id, mentorTimeColumn({ span, now, viewer_id }));
  const service = chooseService(offer, query.event_type_slug);
  const { mentor, extra } = offer;
  const prospect_user_id = viewer_id === mentor.user_id ? null : viewer_id;
  const is_unchecked = mentor.is_unchecked && (service?.price_minor ?? 0) > 0;
  const slotQuery = service && { service, span, now, prospect_user_id, is_unchecked };
  const time = service && (await mentorTimeFromRow(context, service, extra, now));
  const offered = slotQuery && time ? await findOfferedSlots(context, slotQuery, time) : noSlots(now);
  const [first] = offered.slots.starts;
  const body = writeAvailability(offered.slots, {
    ...offered.around,
    // The answer is shared by readers of all languages.
    user: { name: fullName(mentor, 'en'), user_id: mentor.user_id, email: mentor.email },
    start: writeInstant(span.start),
    end: writeInstant(span.end),
  });
  const valid_until = time && first !== undefined ? validUntil(time, first, now) : null;
  return { body, user_id: mentor.user_id, version: extra.version, valid_until };
}

/** The cache key of a request; null unless a signed-out visitor asks for a span. */
function keyOf({ slug, query, viewer_id }: AvailabilityRequest): string | null {
  const { start, end, event_type_slug } = query;
  return viewer_id !== null || start === undefined || end === undefined
    ? null
    : JSON.stringify([slug.toLowerCase(), event_type_slug, Date.parse(start), Date.parse(end)]);
}

/** Reads available slots, with a cache of answers. */
export function createAvailabilityReader(context: Deps) {
  const answers = new AnswerCache();

  /**
   * The available slots of a mentor's service: product design, section 5. Without a named service it is the first
   * active one.
   * @throws AppError PROFILE_NOT_FOUND, NOT_FOUND (no such service), RANGE_TOO_LONG, VALIDATION_FAILED (`end`).
   */
  return async function getAvailability(question: AvailabilityRequest): Promise<WrittenJson<Availability>> {
    const now = context.clock.now();
    const span = requestedSpan(question.query, now);
    const key = keyOf(question);
    const known = key === null ? null : await answers.get(context.db, key, now);
    if (known !== null) {
      return known;
    }
    const { body, user_id, version, valid_until } = await computeAvailability(context, question, span, now);
    if (key !== null && valid_until !== null && valid_until > now) {
      answers.set(key, { user_id, version, made_at: now, valid_until, body });
    }
    return body;
  };
}

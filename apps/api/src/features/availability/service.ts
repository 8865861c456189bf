import { fullName } from '@abroad/contract/full-name';
import type { Availability, AvailabilityQuery } from '@abroad/contract';
import { findSlots, nextSlot, writeInstant } from '@abroad/slots';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { WrittenJson } from '../../http/handlers.ts';
import { presentEventType, visibleOfferBeside, type Offer, type Service } from '../event-types/index.ts';
import type { Span } from './busy-queries.ts';
import { checkSpan } from './check-span.ts';
import { KnownAnswers } from './known-answers.ts';
import {
  busyOf,
  goodUntil,
  loadMentorTime,
  mentorTimeFrom,
  timeBeside,
  windowEnd,
  withoutBooking,
  type MentorTime,
} from './mentor-time.ts';
import { slotPricing, writeAvailability } from './present.ts';

type Query = z.output<typeof AvailabilityQuery>;
type Needs = Pick<Context, 'db' | 'clock'>;
interface Question {
  slug: string;
  query: Query;
  /** Who asks; null is somebody signed out. */
  viewer_id: string | null;
}

const DAY_MS = 24 * 60 * 60_000;
const DEFAULT_SPAN_MS = 31 * DAY_MS;

function askedSpan({ start, end }: Pick<Query, 'start' | 'end'>, now: number): Span {
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

interface Asked {
  service: Service;
  span: Span;
  now: number;
  prospect_user_id: string | null;
  /** The session that is to be moved, where it is for one. */
  moved?: { booking_id: string; start: number };
}

/** What keeps the mentor of a question busy. */
const busyFor = ({ service, moved }: Asked, time: MentorTime) =>
  busyOf(moved === undefined ? time : withoutBooking(time, moved.booking_id), service.auth_user_id);

function slotsIn(time: MentorTime, asked: Asked): number[] {
  if (time.schedule === null || time.withheld) {
    return [];
  }
  const { span, now, moved } = asked;
  const busy = busyFor(asked, time);
  const starts = findSlots(time.schedule, { policy: time.policy, busy, now, from: span.start, to: span.end });
  return moved === undefined ? starts : starts.filter((start) => start !== moved.start);
}

/** The first slot after an asked span that has none. */
async function nextAfter(context: Needs, asked: Asked, end: number): Promise<number | null> {
  const span = { start: asked.span.end, end };
  if (span.end <= span.start) {
    return null;
  }
  const time = await loadMentorTime(context, asked.service, { ...asked, span });
  if (time.schedule === null || time.withheld) {
    return null;
  }
  const busy = busyFor(asked, time);
  return nextSlot(time.schedule, { policy: time.policy, busy, now: asked.now, from: span.start, to: span.end });
}

/** The free slots of one service. */
async function offered(context: Needs, asked: Asked, time: MentorTime) {
  const starts = slotsIn(time, asked);
  const window_end = windowEnd(time.schedule, time.policy.window_days, asked.now);
  const next = starts[0] ?? (await nextAfter(context, asked, window_end));
  return {
    slots: { starts, duration_min: asked.service.duration_min },
    around: {
      window_end: writeInstant(window_end),
      next_available_at: next === null ? null : writeInstant(next),
      stale: time.stale,
      withheld: time.withheld,
      time_zone: asked.service.schedule?.time_zone ?? 'UTC',
      event_type: presentEventType(asked.service),
      slot_pricing: slotPricing(asked.service),
    },
  };
}

interface ToMove extends Required<Pick<Asked, 'moved'>> {
  /** As it was booked, whether or not it is still offered. */
  service: Service;
  /** With the address as whoever asks may know it. */
  mentor: { user_id: string; name: string; email: string | null };
  prospect_user_id: string;
  query: Pick<Query, 'start' | 'end'>;
}

/**
 * The times to which a booked session can be moved: those of its service at the length that was booked, where neither side
 * is busy with anything else.
 * @throws AppError RANGE_TOO_LONG, VALIDATION_FAILED (`end`).
 */
export async function timesToMoveTo(context: Needs, { query, mentor, ...booked }: ToMove) {
  const now = context.clock.now();
  const span = askedSpan(query, now);
  const asked = { ...booked, span, now };
  const { slots, around } = await offered(context, asked, await loadMentorTime(context, booked.service, asked));
  return writeAvailability(slots, {
    ...around,
    user: mentor,
    start: writeInstant(span.start),
    end: writeInstant(span.end),
  });
}

/** A mentor without any service offers nothing. */
const nothing = (now: number) => ({
  slots: { starts: [], duration_min: 0 },
  around: {
    window_end: writeInstant(now),
    next_available_at: null,
    stale: false,
    withheld: false,
    time_zone: 'UTC',
    event_type: null,
  },
});

interface Found {
  body: WrittenJson<Availability>;
  user_id: string;
  version: string;
  /** Until when the clock alone changes nothing, in epoch milliseconds; null where that is not known. */
  good_until: number | null;
}

async function workOut(context: Needs, { slug, query, viewer_id }: Question, span: Span, now: number): Promise<Found> {
  const offer = await visibleOfferBeside(context.db, slug, viewer_id, timeBeside({ span, now, viewer_id }));
  const service = chooseService(offer, query.event_type_slug);
  const { mentor, beside } = offer;
  const prospect_user_id = viewer_id === mentor.user_id ? null : viewer_id;
  const asked = service && { service, span, now, prospect_user_id };
  const time = service && (await mentorTimeFrom(context, service, beside, now));
  const found = asked && time ? await offered(context, asked, time) : nothing(now);
  const [first] = found.slots.starts;
  const body = writeAvailability(found.slots, {
    ...found.around,
    // The answer is one for all its readers.
    user: { name: fullName(mentor, 'en'), user_id: mentor.user_id, email: mentor.email },
    start: writeInstant(span.start),
    end: writeInstant(span.end),
  });
  const good_until = time && first !== undefined ? goodUntil(time, first, now) : null;
  return { body, user_id: mentor.user_id, version: beside.version, good_until };
}

/** What names a question whose answer may be given again: somebody signed out asks for a span. */
function keyOf({ slug, query, viewer_id }: Question): string | null {
  const { start, end, event_type_slug } = query;
  return viewer_id !== null || start === undefined || end === undefined
    ? null
    : JSON.stringify([slug.toLowerCase(), event_type_slug, Date.parse(start), Date.parse(end)]);
}

/** The question about a mentor's free slots, with the answers that a process remembers. */
export function availabilityOf(context: Needs) {
  const answers = new KnownAnswers();

  /**
   * The free slots of a mentor's service: product design, section 5. Without a named service it is the first active one.
   * @throws AppError PROFILE_NOT_FOUND, NOT_FOUND (no such service), RANGE_TOO_LONG, VALIDATION_FAILED (`end`).
   */
  return async function getAvailability(question: Question): Promise<WrittenJson<Availability>> {
    const now = context.clock.now();
    const span = askedSpan(question.query, now);
    const key = keyOf(question);
    const known = key === null ? null : await answers.recall(context.db, key, now);
    if (known !== null) {
      return known;
    }
    const { body, user_id, version, good_until } = await workOut(context, question, span, now);
    if (key !== null && good_until !== null && good_until > now) {
      answers.keep(key, { user_id, version, made_at: now, good_until, body });
    }
    return body;
  };
}

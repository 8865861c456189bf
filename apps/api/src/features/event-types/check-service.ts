import { currencyByCode } from '@abroad/reference-data/currencies';
import { fromMinor, toMinor } from '@abroad/reference-data/money';
import { isPlaceFor, isVideo, LIMITS, VALIDATION_MESSAGES } from '@abroad/contract';
import { slugify } from 'transliteration';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import type { MeetingPlatform } from '../../db/tables.ts';

const refuse = (path: string, message: string) => new AppError('VALIDATION_FAILED', { errors: [{ path, message }] });

/**
 * A price in major units as whole minor units, exactly; null is free.
 * @throws AppError VALIDATION_FAILED for an unknown currency, or more decimals than the currency has.
 */
export function priceInMinor(price: number | null, currency: string): number {
  const known = currencyByCode(currency);
  if (!known) {
    throw refuse('currency', 'Choose a currency from the list');
  }
  const minor = toMinor(price ?? 0, currency);
  if (minor === null) {
    const decimals = known.minor_digits;
    throw refuse('price', decimals === 0 ? `${known.name} has no decimals` : `Enter ${decimals} decimals at most`);
  }
  return minor;
}

/** Refuses a price that can't be paid. @throws AppError VALIDATION_FAILED */
export function refuseUnpayable({ payments }: Pick<Context, 'payments'>, price_minor: number, currency: string): void {
  const problem = price_minor > 0 ? payments.chargeProblem(price_minor, currency) : null;
  switch (problem?.kind) {
    case 'currency':
      throw refuse('currency', `Cards can’t be charged in ${currency} here. Choose another currency`);
    case 'too_small':
      throw refuse('price', `At least ${fromMinor(problem.least_minor, currency)}`);
    case 'uneven':
      throw refuse('price', `Choose a multiple of ${fromMinor(problem.step_minor, currency)}`);
    case 'too_large':
      throw refuse('price', 'Enter a lower price');
    default:
  }
}

/**
 * The place of a video call must be a link of its platform; a call by phone or in person may have any text.
 * @throws AppError VALIDATION_FAILED
 */
export function refuseBadPlace(
  platform: MeetingPlatform,
  place: string | null | undefined,
  path = 'meeting_location',
): void {
  if (place !== null && place !== undefined && isVideo(platform) && !isPlaceFor(platform, place)) {
    throw refuse(path, VALIDATION_MESSAGES[`link_${platform}`]);
  }
}

/** The number of a price that stays the same in major units while its currency changes. */
export const samePrice = (present: { price_minor: number; currency: string }): number | null =>
  fromMinor(present.price_minor, present.currency);

/**
 * A schedule can be used only by its own mentor.
 * @throws AppError VALIDATION_FAILED also for another user's.
 */
export async function checkSchedule(trx: Database, user_id: string, schedule_id: string | null | undefined) {
  if (schedule_id === null || schedule_id === undefined) {
    return;
  }
  const own = await trx
    .selectFrom('availability_schedule')
    .select('id')
    .where('id', '=', schedule_id)
    .where('auth_user_id', '=', user_id)
    .executeTakeFirst();
  if (!own) {
    throw refuse('schedule_id', 'Choose one of your schedules');
  }
}

/**
 * Sessions are written only to a calendar of their own mentor.
 * @throws AppError NOT_FOUND for another user's; CALENDAR_NOT_WRITABLE
 */
export async function checkTargetCalendar(trx: Database, user_id: string, id: string | null | undefined) {
  if (id === null || id === undefined) {
    return;
  }
  const own = await trx
    .selectFrom('provider_calendar')
    .select('is_writable')
    .where('id', '=', id)
    .where('auth_user_id', '=', user_id)
    .executeTakeFirst();
  const errors = [{ path: 'target_calendar_id', message: 'Choose one of your calendars' }];
  if (!own) {
    throw new AppError('NOT_FOUND', { errors });
  }
  if (!own.is_writable) {
    throw new AppError('CALENDAR_NOT_WRITABLE', { errors });
  }
}

/** Characters reserved for a number after the name. */
const ROOM = 4;

/** A title as a slug, with a number if the mentor already has that slug. */
export function slugFor(title: string, taken: ReadonlySet<string>): string {
  const text = slugify(title)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, LIMITS.slug_max - ROOM)
    .replaceAll(/^-+|-+$/g, '');
  const base = text.length < LIMITS.slug_min ? `session${text === '' ? '' : `-${text}`}` : text;
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) {
    slug = `${base}-${number}`;
  }
  return slug;
}

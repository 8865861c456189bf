import type { Life, Policy, Service } from '../mentor.ts';
import type { Random } from '../random.ts';
import { weighted } from '../weighted.ts';
import { FREE_OFFERS, PAID_OFFERS, type Offer } from './catalogue.ts';
import { currencyOf, drawPrice } from './prices.ts';

const WITH_FREE_INTRO = 0.6;
const PLATFORMS = weighted<Service['default_platform']>([
  ['google_meet', 66],
  ['zoom', 22],
  ['teams', 12],
]);
const NOTICES = weighted([
  [120, 2],
  [240, 2],
  [360, 2],
  [720, 6],
  [1440, 4],
]);
const WINDOWS = weighted([
  [30, 3],
  [60, 6],
  [90, 1],
]);
const BUFFERS = weighted([
  [0, 6],
  [5, 1],
  [10, 2],
  [15, 1],
]);
const NEEDS_APPROVAL = 0.14;

/** Draws one to three services: usually a free one, and others that suit their topics. */
export function drawServices(random: Random, life: Life, topics: readonly string[]): Service[] {
  const suits = (offer: Offer) => offer.topics.length === 0 || offer.topics.some((topic) => topics.includes(topic));
  const isFree = random.chance(WITH_FREE_INTRO);
  const free = isFree ? [random.chance(0.8) ? FREE_OFFERS[0] : FREE_OFFERS[1]] : [];
  const paid = random.some(PAID_OFFERS.filter(suits), random.between(isFree ? 0 : 1, 2));
  const default_platform = PLATFORMS.draw(random);
  const currency = currencyOf(life.current_country_code);
  return [...free, ...paid]
    .filter((offer) => offer !== undefined)
    .map((offer, at) => {
      const duration_min = random.pick(offer.durations);
      return {
        slug: offer.slug,
        title: offer.title,
        description: random.pick(offer.descriptions)(life),
        duration_min,
        price_minor: at < free.length ? 0 : drawPrice(random, currency, duration_min),
        currency,
        default_platform,
        is_active: true,
      };
    });
}

/** Draws a mentor's booking rules. */
export function drawPolicy(random: Random): Policy {
  return {
    min_notice_min: NOTICES.draw(random),
    window_days: WINDOWS.draw(random),
    buffer_before_min: random.chance(0.9) ? 0 : BUFFERS.draw(random),
    buffer_after_min: BUFFERS.draw(random),
    requires_approval: random.chance(NEEDS_APPROVAL),
  };
}

import type { EventType } from '@abroad/contract/calendar';
import { screen, within } from '@testing-library/react';
import { chooseZone } from '../lib/viewer-zone.ts';
import { openPage } from './open-page.tsx';
import type { Answers } from './play-api.ts';
import { NOTHING } from './sample-answers.ts';
import { sampleMentor } from './sample-mentor.ts';
import { sampleService, sampleTimes } from './sample-service.ts';

/** A Tuesday from 16:00 in Ho Chi Minh City, and from 10:00 in Amsterdam. */
export const starts = ['2026-11-24T09:00:00Z', '2026-11-24T09:30:00Z', '2026-11-24T10:00:00Z', '2026-11-25T09:00:00Z'];
export const [firstStart = '', ...otherStarts] = starts;
const page = '/linh-tran/availability';
/** The page on which the first of them is chosen. */
export const firstChosen = `${page}?start=${encodeURIComponent(firstStart)}`;

/** The second step for it, in which the session is described. */
export const firstDetails = `${firstChosen}&step=details`;

/** A paid service. */
export const essay = sampleService({
  id: '0199c0de-0000-7000-8000-0000000000e5',
  slug: 'essay-review',
  title: 'Essay review',
  description: 'We go through your essay.',
  duration_min: 30,
  price: 40,
  late_refund_pct: 50,
});
const listed = (...services: EventType[]) => ({
  ...NOTHING,
  items: services,
  total: services.length,
  total_pages: 1,
  page_size: 100,
});

/** The requests of the page of Linh's times, with their answers. */
export const answersWith = (free: readonly string[] = starts, services: EventType[] = [sampleService()]): Answers => ({
  getMentorProfileBySlug: sampleMentor(),
  listEventTypesBySlug: listed(...services),
  getAvailabilityBySlug: ({ query }) =>
    sampleTimes(free, services.find(({ slug }) => slug === query['event_type_slug']) ?? services[0] ?? null),
  getBookingTerms: { is_trader: false, trader: null, withdrawal: null },
});

/**
 * Opens the page of Linh's times, for a reader in Ho Chi Minh City.
 * @param answers beside those of the page
 * @param as who reads it; null for a visitor who is signed out
 */
export async function openTimes(
  address = page,
  answers: Answers = {},
  as?: NonNullable<Parameters<typeof openPage>[1]>['as'],
) {
  chooseZone('Asia/Ho_Chi_Minh');
  return openPage(address, {
    ...(as !== undefined && { as }),
    answers: { ...answersWith(), ...answers },
  });
}

export const main = () => within(screen.getByRole('main'));
export const timeNamed = (name: RegExp) => main().findByRole('radio', { name });
export const message = () => main().findByLabelText(/^Message to Linh/);
/** Goes from the chosen time to the second step. */
export const goOn = async ({ click }: Pick<Awaited<ReturnType<typeof openTimes>>['user'], 'click'>) =>
  click(await main().findByRole('link', { name: 'Continue' }));

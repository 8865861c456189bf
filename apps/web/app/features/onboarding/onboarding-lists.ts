import type { Degree } from '../forms/degree-options.ts';

/** The lists to choose from, which come with the page. */
export interface OnboardingLists {
  degrees: readonly Degree[];
  topics: readonly { slug: string; name: string; category: string }[];
}

import { AMARA } from './amara.ts';
import type { DemoPerson } from './demo-person.ts';
import { LINH } from './linh.ts';
import { MATEUS } from './mateus.ts';

/** The accounts that the embedded identity provider's sign-in page lists. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [LINH, AMARA, MATEUS];

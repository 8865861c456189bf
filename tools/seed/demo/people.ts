import { AMARA } from './amara.ts';
import type { DemoPerson } from './demo-person.ts';
import { LINH } from './linh.ts';
import { MATEUS } from './mateus.ts';

/** The accounts that the sign-in page of the embedded identity provider names. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [LINH, AMARA, MATEUS];

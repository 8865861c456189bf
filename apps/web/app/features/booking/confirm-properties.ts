import type { EventType } from '@abroad/contract/calendar';
import type { ClockWords } from './clock-words.ts';
import type { LoadedAvailability } from './load-availability.server.ts';
import type { Slot } from '../calendar/local-days.ts';

/** The props of both steps of a booking. */
export interface ConfirmProperties {
  mentor: LoadedAvailability['mentor'];
  /** The user id of the mentor. */
  mentorId: string;
  services: readonly EventType[];
  service: EventType;
  slot: Slot | null;
  /** The start of a chosen time that isn't free any more; null for none. */
  lost: string | null;
  words: ClockWords;
  /** The second step with the chosen slot. */
  hrefOfDetails: string;
  /** The first step with the chosen slot. */
  hrefOfTimes: string;
  hrefOfService: (slug: string) => string;
  /** The slot isn't available any more: leads to the other times, where that is said. */
  onSlotLost: (start: string) => void;
}

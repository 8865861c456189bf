import type { EventType } from '@abroad/contract/calendar';
import type { ClockWords } from './clock-words.ts';
import type { LoadedAvailability } from './load-availability.server.ts';
import type { Slot } from '../calendar/local-days.ts';

/** The props of every foot of the booking card. */
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
  /** This page with the chosen slot. */
  href: string;
  hrefOfService: (slug: string) => string;
  /** The slot isn't available any more: clears the choice. */
  onSlotLost: () => void;
}

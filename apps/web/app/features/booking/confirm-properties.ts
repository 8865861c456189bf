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
  /** The start of the time that was chosen and is not free any more; null while there is none such. */
  lost: string | null;
  words: ClockWords;
  /** This page with the chosen slot. */
  href: string;
  hrefOfService: (slug: string) => string;
  /** The slot is not to be had any more: choose none. */
  onSlotLost: () => void;
}

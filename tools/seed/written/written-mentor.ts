import type { Portrait } from '@abroad/api/features/media/portrait/draw-portrait';
import type { Texts } from '../mentor.ts';

/** What a person has written about themselves, instead of drawn texts. Everything else about the mentor is drawn. */
export interface WrittenMentor extends Texts {
  portrait: Portrait;
  /** The descriptions of their services, in order. */
  services: readonly string[];
  /** What content students wrote about them. */
  reviews: readonly string[];
}

import type { Portrait } from '@abroad/api/features/media/portrait/draw-portrait';
import type { Texts } from '../mentor.ts';

/** A person's own texts and face, instead of drawn ones. Everything else about the mentor is drawn. */
export interface WrittenMentor extends Texts {
  portrait: Portrait;
  /** The descriptions of their services, in order. */
  services: readonly string[];
  /** The reviews of content students. */
  reviews: readonly string[];
}

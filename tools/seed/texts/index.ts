import type { Life, Texts } from '../mentor.ts';
import type { Random } from '../random.ts';
import { CLOSINGS, MIDDLES, OPENINGS } from './about.ts';
import { factsOf, topicNames, type Facts } from './facts.ts';
import { HEADLINES } from './headlines.ts';
import { ASPIRATIONS, REASONS, TALKING_POINTS } from './reasons.ts';

/** The database's own limit on motivation and topics. */
const SHORT = 200;
const HEADLINE = 120;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Goes round the list with the mentors' numbers, so that neighbours never get the same one. */
function inTurn<T>(list: readonly T[], index: number, shift: number): T {
  return list[(index + shift) % list.length] as T;
}

/** The first of the list, from a place on, that gives a text which fits. */
function fitting(list: readonly ((facts: Facts) => string)[], facts: Facts, from: number, longest: number): string {
  for (let step = 0; step < list.length; step += 1) {
    const text = inTurn(list, from, step)(facts);
    if (text.length <= longest) return capital(text);
  }
  return '';
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

function talkingPoints(facts: Facts, topics: readonly string[], index: number): string {
  const names = topicNames(topics);
  for (let count = names.length; count > 0; count -= 1) {
    const text = inTurn(TALKING_POINTS, index, 0)(facts, listed(names.slice(0, count)));
    if (text.length <= SHORT) return capital(text);
  }
  return '';
}

/** Writes a mentor's texts. `index` is their number, by which those of neighbours differ. */
export function writeTexts(
  random: Random,
  index: number,
  life: Life,
  { title, topics }: { title: string; topics: readonly string[] },
): Texts {
  const facts = factsOf(random, life, title, topics);
  const opening = inTurn(OPENINGS, index, 0)(facts);
  const middle = random.pick(MIDDLES)(facts);
  const closing = random.pick(CLOSINGS)(facts);
  return {
    headline: fitting(HEADLINES, facts, index, HEADLINE),
    about: `${capital(opening)} ${capital(middle)}\n\n${capital(closing)}`,
    why_study_abroad: fitting(REASONS, facts, index, SHORT),
    topics_can_discuss: talkingPoints(facts, topics, index),
    career_aspirations: capital(inTurn(ASPIRATIONS, index, 0)(facts)),
  };
}

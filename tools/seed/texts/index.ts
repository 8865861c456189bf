import type { Life, Texts } from '../mentor.ts';
import type { Random } from '../random.ts';
import { CLOSINGS, MIDDLES, OPENINGS } from './about.ts';
import { factsOf, topicNames, type Facts } from './facts.ts';
import { HEADLINES } from './headlines.ts';
import { ASPIRATIONS, REASONS, TALKING_POINTS } from './reasons.ts';

type Sentence = (facts: Facts) => string;

/** The database's own limit on motivation and topics. */
const SHORT = 200;
const HEADLINE = 120;

/** Some texts start with a fact. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Cycles through the list with the mentors' numbers, so that neighbours never get the same one. */
function inTurn<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** The first text that fits, starting in the list at the mentor's number. */
function fitting(list: readonly Sentence[], facts: Facts, index: number, longest: number): string {
  for (let step = 0; step < list.length; step += 1) {
    const text = capital(inTurn(list, index + step)(facts));
    if (text.length <= longest) return text;
  }
  throw new Error(`nothing fits ${JSON.stringify(facts)}`);
}

/** "a, b and c" */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** As many of the topics as fit. */
function talkingPoints(facts: Facts, slugs: readonly string[], index: number): string {
  const names = topicNames(slugs);
  for (let count = names.length; count > 0; count -= 1) {
    const text = capital(inTurn(TALKING_POINTS, index)(facts, listed(names.slice(0, count))));
    if (text.length <= SHORT) return text;
  }
  throw new Error(`no room for ${names[0]}`);
}

/** Writes a mentor's texts. `index` is their number, so that neighbours differ. */
export function writeTexts(
  random: Random,
  index: number,
  life: Life,
  { title, topics }: { title: string; topics: readonly string[] },
): Texts {
  const facts = factsOf(random, life, title, topics);
  const [opening, middle, closing] = [inTurn(OPENINGS, index), random.pick(MIDDLES), random.pick(CLOSINGS)].map(
    (sentence) => capital(sentence(facts)),
  );
  return {
    headline: fitting(HEADLINES, facts, index, HEADLINE),
    about: `${opening} ${middle}\n\n${closing}`,
    why_study_abroad: fitting(REASONS, facts, index, SHORT),
    topics_can_discuss: talkingPoints(facts, topics, index),
    career_aspirations: capital(inTurn(ASPIRATIONS, index)(facts)),
  };
}

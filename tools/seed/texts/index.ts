import type { Life, Texts } from '../mentor.ts';
import type { Random } from '../random.ts';
import * as about from './about.ts';
import { factsOf, topicNames, type Facts } from './facts.ts';
import * as headlines from './headlines.ts';
import { ASPIRATIONS, REASONS, TALKING_POINTS } from './reasons.ts';
import { type Saying, saying } from './saying.ts';

const OPENINGS = about.OPENINGS.map(saying);
const MIDDLES = about.MIDDLES.map(saying);
const CLOSINGS = about.CLOSINGS.map(saying);
const HEADLINES = headlines.HEADLINES.map(saying);
const POINTS = TALKING_POINTS.map(saying);
const WHYS = REASONS.map(saying);
const PLANS = ASPIRATIONS.map(saying);

/** The database's own limit on motivation and topics. */
const SHORT = 200;
const HEADLINE = 120;

/** Goes round the list with the mentors' numbers, so that neighbours never get the same one. */
function inTurn<T>(list: readonly T[], index: number, shift: number): T {
  return list[(index + shift) % list.length] as T;
}

/** The first of the list, from a place on, that gives a text which fits. */
function fitting(list: readonly Saying[], facts: Facts, from: number, longest: number) {
  for (let step = 0; step < list.length; step += 1) {
    const said = inTurn(list, from, step);
    const text = said.write(facts, '');
    if (text.length <= longest) return { said, text };
  }
  throw new Error(`nothing fits ${JSON.stringify(facts)}`);
}

/** "a, b and c" */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** As many of the topics as there is room for. */
function talkingPoints(facts: Facts, slugs: readonly string[], index: number) {
  const names = topicNames(slugs);
  const said = inTurn(POINTS, index, 0);
  for (let count = names.length; count > 0; count -= 1) {
    const topics = names.slice(0, count);
    const text = said.write(facts, listed(topics));
    if (text.length <= SHORT) return { said, topics, text };
  }
  throw new Error(`no room for ${names[0]}`);
}

/** Writes a mentor's texts. `index` is their number, by which those of neighbours differ. */
export function writeTexts(
  random: Random,
  index: number,
  life: Life,
  { title, topics }: { title: string; topics: readonly string[] },
): Texts {
  const facts = factsOf(random, life, title, topics);
  const opening = inTurn(OPENINGS, index, 0);
  const middle = random.pick(MIDDLES);
  const closing = random.pick(CLOSINGS);
  const headline = fitting(HEADLINES, facts, index, HEADLINE);
  const points = talkingPoints(facts, topics, index);
  return {
    headline: headline.text,
    about: `${opening.write(facts, '')} ${middle.write(facts, '')}\n\n${closing.write(facts, '')}`,
    why_study_abroad: fitting(WHYS, facts, index, SHORT).text,
    topics_can_discuss: points.text,
    career_aspirations: inTurn(PLANS, index, 0).write(facts, ''),
    said: {
      facts,
      headline: headline.said,
      about: [opening, middle, closing],
      points: points.said,
      topics: points.topics,
    },
  };
}

import { ALLOWED, FORBIDDEN } from './forbidden.ts';
import type { Text } from './texts.ts';

/** The most words in a sentence. */
const SENTENCE = 25;
/** The most words on a button. */
const BUTTON = 4;

/** Parts of keys by the kind of their texts. */
const NO_STOP = /(^|[._])(title|titles|label|page)$|\.do_\w+$|^bookings\.status_\w+$|^rules\./;
const STOP = /([._])(toast|text|what|lead|lede)$/;
const HINT = /[._]hint$/;
/** Words in keys of hints that are an example in a field, or a few words under it. */
const EXAMPLE = 5;
/** Words in keys of names, such as a kind of answer. */
const NAME = 2;
const BUTTONS = /\.do_\w+$/;
/** The word "address", which must say its kind: an email address, a postal address, or a place. */
const ADDRESS = /\baddress(es)?\b/i;
const KNOWN_ADDRESS = /\b(email|postal) address|\blink, number or address\b/i;
/** Keys about the place of a session in person. */
const PLACE = /(^|[._])(place|places)(_|$|\.)/;

/** A text with its plural form and without tags. */
export function asRead(text: string): string {
  let read = text.replaceAll(/<\/?\w+>/g, '');
  for (let before = ''; before !== read;) {
    before = read;
    read = read.replace(
      /\{\w+, (?:plural|select),(?:\s*=?\w+ \{(?:[^{}]|\{[^{}]*\})*\})*?\s*other \{((?:[^{}]|\{[^{}]*\})*)\}\s*\}/,
      '$1',
    );
  }
  return read.trim();
}

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length;

/** The rules of the voice that a text breaks, each as a short sentence. */
export function broken({ key, text }: Text, all: ReadonlyMap<string, string>): string[] {
  const read = asRead(text);
  const problems = FORBIDDEN.filter(({ found }) => found.test(withoutAllowed(key, text))).map(
    ({ instead, found }) => `“${found.exec(withoutAllowed(key, text))?.[0]}”: write ${instead}`,
  );
  const check = (is_broken: boolean, problem: string) => void (is_broken && problems.push(problem));
  const is_sentence = (STOP.test(key) && words(read) > NAME) || (HINT.test(key) && words(read) > EXAMPLE);
  check(NO_STOP.test(key) && /^[^.?]*\.$/.test(read), 'ends in a full stop');
  check(is_sentence && !/[.?…:]$|\.\w+$|[.?] \{\w+\}$/.test(read), 'has no full stop');
  check(BUTTONS.test(key) && words(read) > BUTTON, `is a button of more than ${BUTTON} words`);
  check(
    read.split(/(?<=[.?:])\s+/).some((sentence) => words(sentence) > SENTENCE),
    `has a sentence of more than ${SENTENCE} words`,
  );
  check(
    ADDRESS.test(withoutAllowed(key, text)) && !KNOWN_ADDRESS.test(withoutAllowed(key, text)) && !PLACE.test(key),
    '“address”: say email address, link or URL',
  );
  const title = all.get(key.replace(/\.do_(\w+)$/, '.$1_title'));
  const [verb = ''] = read.split(' ');
  check(
    /\.do_\w+$/.test(key) && title !== undefined && !title.startsWith(verb),
    'starts unlike the title of its dialog',
  );
  return problems;
}

/** Names of arguments are not read, except names of people, to find possessives. */
const ARGUMENTS = /\{(?!(named\.)?(name|them|mentor)\})[\w.]+\}/g;

const withoutAllowed = (key: string, text: string): string =>
  text.replace((Object.hasOwn(ALLOWED, key) ? ALLOWED[key] : undefined) ?? '', '').replaceAll(ARGUMENTS, '{}');

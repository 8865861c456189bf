import { hiddenIn, NAMED, VALIDATION_MESSAGES } from '@abroad/contract/validation-messages';
import { expect, test } from 'vitest';
import { createTranslate } from '../../lib/i18n.tsx';
import { loadMessages } from '../../locales/index.ts';
import english from '../../locales/en.json';
import { ruleWords } from './rule-words.ts';

test('the catalogue says in English what the rules say, to the letter', () => {
  const said = Object.entries(VALIDATION_MESSAGES).map(([rule, message]) => [`rules.${rule}`, message]);
  expect(english).toMatchObject(Object.fromEntries(said));
  const say = ruleWords(createTranslate('en'));
  for (const message of Object.values(VALIDATION_MESSAGES)) {
    expect(say(message)).toBe(message);
  }
  for (const named of NAMED) {
    expect(say(hiddenIn(named))).toBe(hiddenIn(named));
  }
  expect(say('Use 120 characters or less')).toBe('Use 120 characters or less');
  expect(say('At least 2')).toBe('At least 2');
});

test('another language says every rule in its own words, and leaves alone what is no rule', async () => {
  await loadMessages('fr');
  const say = ruleWords(createTranslate('fr'));
  for (const message of Object.values(VALIDATION_MESSAGES)) {
    expect(say(message)).not.toBe(message);
  }
  for (const named of NAMED) {
    expect(say(hiddenIn(named))).toMatch(/^«\u00a0.+\u00a0» contient des caractères invisibles/);
  }
  expect(say('Use 120 characters or less')).toMatch(/120/);
  expect(say('At least 0.5')).toBe('Au moins 0.5');
  expect(say('Type linh-tran to confirm')).toBe('Type linh-tran to confirm');
});

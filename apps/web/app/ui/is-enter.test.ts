import { expect, test } from 'vitest';
import { isEnter } from './is-enter.ts';

const pressed = (key: string, isComposing: boolean, keyCode = 13) =>
  isEnter({ key, nativeEvent: { isComposing, keyCode } as unknown as KeyboardEvent });

test('Enter that ends the composing of a word adds nothing', () => {
  expect([pressed('Enter', false), pressed('Enter', true), pressed('a', false)]).toEqual([true, false, false]);
});

test('Enter of an input method in the order of WebKit, after the end of the composing, adds nothing', () => {
  expect(pressed('Enter', false, 229)).toBe(false);
});

import { expect, test } from 'vitest';
import { isEnter } from './is-enter.ts';

const pressed = (key: string, isComposing: boolean) =>
  isEnter({ key, nativeEvent: { isComposing } as unknown as KeyboardEvent });

test('Enter that ends the composing of a word adds nothing', () => {
  expect([pressed('Enter', false), pressed('Enter', true), pressed('a', false)]).toEqual([true, false, false]);
});

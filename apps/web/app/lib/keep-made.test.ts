import { expect, test } from 'vitest';
import { keepMade } from './keep-made.ts';

test('a value is made once for its key and reused, and after a failure it is made again', () => {
  const made: string[] = [];
  const maker = keepMade((name: string, width: string | undefined) => {
    made.push(`${name} ${width}`);
    if (name === 'Nowhere') {
      throw new RangeError('no such zone');
    }
    return { name, width };
  });
  expect(maker('Asia/Tokyo', 'long')).toBe(maker('Asia/Tokyo', 'long'));
  expect(maker('Asia/Tokyo', undefined)).toEqual({ name: 'Asia/Tokyo', width: undefined });
  expect(() => maker('Nowhere', 'long')).toThrow('no such zone');
  expect(() => maker('Nowhere', 'long')).toThrow('no such zone');
  expect(made).toEqual(['Asia/Tokyo long', 'Asia/Tokyo undefined', 'Nowhere long', 'Nowhere long']);
});

test('the number of kept keys is limited', () => {
  let made = 0;
  const maker = keepMade((at: number) => {
    made += 1;
    return { at };
  });
  for (let at = 0; at <= 600; at++) {
    maker(at);
  }
  maker(600);
  expect(made).toBe(601);
  maker(0);
  expect(made, 'the first was forgotten').toBe(602);
});

import { expect, test } from 'vitest';
import { Marks } from './marks.ts';

test('of each mentor there is how many values they have and then these, however many', () => {
  const marks = new Marks(1);
  const values = [[3, 1], [], Array.from({ length: 40 }, (_, at) => at), [7]];
  for (const each of values) marks.add(each);
  expect(Array.from(marks.end())).toEqual(values.flatMap((each) => [each.length].concat(each)));
});

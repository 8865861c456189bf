import { readFileSync } from 'node:fs';
import { initialStatus, TRANSITIONS } from '@abroad/booking-rules';
import { expect, test } from 'vitest';

const DIAGRAM = new URL('../../docs/bookings.md', import.meta.url);
const ARROW = /^ {2}(\S+) --> (\w+): /gm;
/** The name of a state in the diagram. */
const stateOf = (drawn: string) => (drawn === 'pending' ? 'pending_payment' : drawn);

test('the diagram of a booking’s states shows exactly the transitions of the rules', () => {
  const arrows = [...readFileSync(DIAGRAM, 'utf8').matchAll(ARROW)].map(
    ([, from = '', to = '']) => `${stateOf(from)} ${stateOf(to)}`,
  );
  const beginnings = [
    initialStatus({ price_minor: 0, requires_approval: false }),
    initialStatus({ price_minor: 0, requires_approval: true }),
    initialStatus({ price_minor: 1, requires_approval: false }),
  ].map((status) => `[*] ${status}`);
  const transitions = TRANSITIONS.map(({ from, to }) => `${from} ${to}`);
  expect(new Set(arrows)).toEqual(new Set([...beginnings, ...transitions]));
  expect(arrows).toHaveLength(new Set(arrows).size);
});

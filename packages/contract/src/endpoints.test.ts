import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const all = Object.entries(endpoints) as [string, Endpoint][];

/** Called again, these answer with what the first call made: the record of the token, the account at the address, the report, the university, the message of that id. */
const FINDS_WHAT_IS_THERE = [
  'createAuthenticatedUser',
  'connectCaldavCalendar',
  'connectCalendarFeed',
  'createReport',
  'enterUniversity',
  'sendMessage',
  'startThread',
];

test('every call that creates something takes an Idempotency-Key, or finds what it made before', () => {
  const creating = all.filter(([, { responses }]) => 201 in responses);
  expect(creating.length).toBeGreaterThan(10);
  const without = creating.filter(([, { idempotent }]) => idempotent !== true).map(([name]) => name);
  expect(without.toSorted()).toEqual(FINDS_WHAT_IS_THERE.toSorted());
});

test('an Idempotency-Key belongs to a person, so only calls of people take one', () => {
  const taking = all.filter(([, { idempotent }]) => idempotent === true);
  expect(taking.filter(([, { access }]) => access !== 'user' && access !== 'staff')).toEqual([]);
});

import { expect, test } from 'vitest';
import { messageFor } from './error-messages.ts';
import { isLostScript } from './lost-script.ts';
import { recoveryOptions } from './recovery.ts';

test.each([
  'Failed to fetch dynamically imported module: https://mentors.test/assets/zone-picker-Bq3.js',
  'error loading dynamically imported module: https://mentors.test/assets/zone-picker-Bq3.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/zone-picker-Bq3.css',
])('[S-18] [X-10] a script that failed to load is recognised in the words of any browser: %s', (message) => {
  const error = new TypeError(message);
  expect(isLostScript(error)).toBe(true);
  expect(messageFor(error)).toEqual({ key: 'errors.no_status' });
  expect(recoveryOptions(error)).toContain('load_again');
});

test('[S-18] another error is none of the kind', () => {
  expect(isLostScript(new TypeError('Failed to fetch'))).toBe(false);
  expect(isLostScript('imported module')).toBe(false);
});

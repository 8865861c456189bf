import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { REFERENCE_ANSWERS } from '../../testing/sample-reference.ts';

const never = () => new Promise<never>(() => undefined);

test.each([
  ['[R-11]', '/my-profile', 'Mentor profile', { getMyResources: never }],
  ['[R-13]', '/my-profile/availability-settings', 'Availability', { getMyResources: never }],
  ['[R-12]', '/my-prospect-profile', 'Your student profile', { ...REFERENCE_ANSWERS, getMyProspectProfile: never }],
])('%s %s has its heading while it is on its way', async (_id, address, name, answers) => {
  await openPage(address, { answers });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await auditDom();
});

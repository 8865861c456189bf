import { COVERED as WRITTEN, ZONE_CHANGES } from '@abroad/reference-data/zone-changes';
import { expect, test } from 'vitest';
import { listChanges, COVERED } from './list-changes.ts';

test('the shipped time zone changes match the time zone database of this Node', () => {
  // After a new Node: node tools/generate-zone-changes.ts, and npm run format.
  expect(ZONE_CHANGES).toEqual(listChanges());
  expect(WRITTEN).toEqual(COVERED);
});

test('zones whose clock changes by the same rule every year, or never, are left to the platform', () => {
  const listed = Object.keys(listChanges());
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Sydney', 'Asia/Kolkata', 'UTC']) {
    expect(listed).not.toContain(zone);
  }
  for (const zone of ['Africa/Casablanca', 'America/Vancouver', 'America/Mexico_City', 'Asia/Gaza']) {
    expect(listed).toContain(zone);
  }
});

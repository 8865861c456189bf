import { expect, test } from 'vitest';
import { roleInUse, rolesFrom } from './roles.ts';

const flags = (mentor: boolean, prospect: boolean) => ({ has_mentor_profile: mentor, has_prospect_profile: prospect });

test('[S-16] [B-14] roles follow from the resource flags', () => {
  expect(rolesFrom({ flags: flags(true, true), profiles: {} })).toEqual(['prospect', 'mentor']);
  expect(rolesFrom({ flags: flags(true, false), profiles: {} })).toEqual(['mentor']);
  expect(rolesFrom({ flags: flags(false, false), profiles: {} })).toEqual([]);
});

test('[S-16] without the flags the own profiles tell, once both have answered', () => {
  expect(rolesFrom({ flags: undefined, profiles: {} })).toBeNull();
  expect(rolesFrom({ flags: undefined, profiles: { mentor: true } })).toBeNull();
  expect(rolesFrom({ flags: undefined, profiles: { mentor: true, prospect: false } })).toEqual(['mentor']);
});

test('[B-14] the role in use is the chosen one if the user has it', () => {
  expect(roleInUse(['prospect', 'mentor'], 'mentor')).toBe('mentor');
  expect(roleInUse(['mentor'], 'prospect')).toBe('mentor');
  expect(roleInUse([], 'mentor')).toBeNull();
});

import { OUR_NAME, setBrand } from '@abroad/contract';
import { expect, test } from 'vitest';
import { isReservedName, isReservedSlug } from './look-alikes.ts';

test('[N-06] a slug can’t be, or look like, the product’s name or a role', () => {
  const reserved = `abroad-mentors abroad_mentors AbroadMentors abroad-rnentors abr0ad-ment0rs the-abroad-mentors-team admin Admin
    ADMIN adm1n admln adrnin a-d-m-i-n admin-2 admin_01 support supp0rt support-team official-abroad-support mentor rnentor staff
    help he1p official official-help security b1lling trust-and-safety no-reply noreply webmaster`;
  for (const slug of reserved.split(/\s+/)) {
    expect(isReservedSlug(slug), slug).toBe(true);
  }
  for (const slug of [
    'linh-tran',
    'jane-staff',
    'ian-mentor',
    'abroad-with-linh',
    'tom-helper',
    'official-linh',
    'lee-11',
  ]) {
    expect(isReservedSlug(slug), slug).toBe(false);
  }
});

test('[N-06] [N-19] the operator’s name for the product is reserved too', () => {
  setBrand('Nordlicht Study');
  try {
    expect(isReservedSlug('n0rdlicht-study-team')).toBe(true);
    expect(isReservedName({ first_name: 'Nordlicht', last_name: 'Study' })).toBe(true);
  } finally {
    setBrand(OUR_NAME);
  }
  expect(isReservedSlug('nordlicht-study-team')).toBe(false);
});

test('[N-06] a name can’t be that of the product or its team, in any letters', () => {
  const reserved = [
    ['Abroad', 'Mentors'],
    ['ABROAD MENTORS', 'Support'],
    ['Аbrоаd', 'Mеntоrs'], // Cyrillic А, о, а, е
    ['Ａｂｒｏａｄ', 'Ｍｅｎｔｏｒｓ'],
    ['Abróad', 'Mentörs'],
    ['Support', 'Team'],
    ['Ѕuppоrt', 'Τeam'], // Cyrillic Ѕ and о, Greek Τ
    ['Trust', 'and Safety'],
    ['Admin', 'Admin'],
  ] as const;
  for (const [first_name, last_name] of reserved) {
    expect(isReservedName({ first_name, last_name }), `${first_name} ${last_name}`).toBe(true);
  }
  const people = [
    ['Jane', 'Staff'],
    ['Trust', 'Okafor'],
    ['Bill', 'Ing'],
    ['Mentor', 'Berisha'],
    ['An', 'Nguyễn'],
    ['Иван', 'Петров'],
    ['小明', '王'],
  ] as const;
  for (const [first_name, last_name] of people) {
    expect(isReservedName({ first_name, last_name }), `${first_name} ${last_name}`).toBe(false);
  }
});

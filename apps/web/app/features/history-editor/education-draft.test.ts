import { expect, test } from 'vitest';
import { emptyEducation, isAbroad, withUniversity } from './education-draft.ts';

test('a study in another country than one’s own counts as abroad', () => {
  expect(isAbroad({ is_study_abroad: null, country_code: 'NL' }, 'VN')).toBe(true);
  expect(isAbroad({ is_study_abroad: null, country_code: 'VN' }, 'VN')).toBe(false);
  expect(isAbroad({ is_study_abroad: null, country_code: 'NL' }, null)).toBe(false);
});

test('the person’s own choice wins over the suggestion', () => {
  expect(isAbroad({ is_study_abroad: false, country_code: 'NL' }, 'VN')).toBe(false);
  expect(isAbroad({ is_study_abroad: true, country_code: 'VN' }, 'VN')).toBe(true);
});

const delft = { id: 'u1', label: 'Delft University of Technology', country_code: 'NL' };
const leiden = { id: 'u2', label: 'Leiden University', country_code: 'NL' };

test('a chosen university names the school, until the user writes another name', () => {
  const chosen = withUniversity(emptyEducation, delft);
  expect(chosen).toMatchObject({ university_id: 'u1', school: delft.label, country_code: 'NL' });
  expect(withUniversity(chosen, leiden).school).toBe(leiden.label);
  expect(withUniversity({ ...chosen, school: 'Faculty of Architecture' }, leiden).school).toBe(
    'Faculty of Architecture',
  );
});

test('taking the university back leaves what was written', () => {
  const chosen = { ...withUniversity(emptyEducation, delft), field_of_study: 'Robotics' };
  expect(withUniversity(chosen, null)).toMatchObject({ university_id: null, field_of_study: 'Robotics' });
});

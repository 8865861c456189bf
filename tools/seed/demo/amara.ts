import type { DemoPerson } from './demo-person.ts';

/** A prospect in Nigeria. */
export const AMARA: DemoPerson = {
  clerk_id: 'user_demo_prospect',
  email: 'prospect@demo.test',
  first_name: 'Amara',
  last_name: 'Okafor',
  slug: 'amara-okafor',
  time_zone: 'Africa/Lagos',
  origin_country_code: 'NG',
  current_country_code: 'NG',
  languages: ['en', 'ig'],
  mentor: null,
  prospect: {
    about:
      'I studied civil engineering in Lagos and work on drains. Last July the street behind our market stood under water for nine days, and on the tenth I found out why: our new culvert ends where the drawing ends, not where the water does. I want to learn from people who plan for the whole of it, and then come back and move that culvert.',
    why_study_abroad: 'Lagos needs people who know water. The places that know it best are below sea level.',
    topics_can_discuss: 'Choosing between the Netherlands and Germany, scholarships, and proof of funds.',
    career_aspirations: 'To lead the office that plans the drainage of Lagos.',
    portrait: {
      skin: 'ebony',
      face: 'round',
      look: 'glad',
      hair: 'tail',
      hair_colour: 'black',
      clothes: 'jumper',
      colour: 'marigold',
      second: 'pine',
      ground: 'lilac',
    },
    target_country_codes: ['NL', 'DE'],
    target_universities: [
      { university: 'tudelft.nl', country_code: 'NL' },
      { university: 'rwth-aachen.de', country_code: 'DE' },
    ],
    target_degrees: ['master-science'],
    target_fields: ['Water Management', 'Civil Engineering'],
    intake_year: 2027,
    intake_term: 'autumn',
    application_stage: 'shortlisting',
    educations: [
      {
        university: 'unilag.edu.ng',
        country_code: 'NG',
        degree: 'bachelor-science',
        field_of_study: 'Civil Engineering',
        start_date: '2018-09-10',
        end_date: '2023-07-28',
        location: 'Lagos, Nigeria',
        is_study_abroad: false,
      },
    ],
    experiences: [
      {
        organisation: 'Lagoonside Works',
        title: 'Site engineer',
        start_date: '2024-01-08',
        end_date: null,
        location: 'Lagos, Nigeria',
        country_code: 'NG',
        is_current: true,
      },
    ],
  },
};

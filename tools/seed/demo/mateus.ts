import type { Portrait } from '@abroad/api/features/media/portrait/draw-portrait';
import { week } from '../services/weeks.ts';
import type { DemoEducation, DemoExperience, DemoPerson } from './demo-person.ts';

const STUDIES: readonly DemoEducation[] = [
  {
    university: 'up.pt',
    country_code: 'PT',
    degree: 'master-science',
    field_of_study: 'Data Science',
    start_date: '2022-09-15',
    end_date: '2024-07-12',
    location: 'Porto, Portugal',
    is_study_abroad: true,
  },
  {
    university: 'ufmg.br',
    country_code: 'BR',
    degree: 'bachelor-science',
    field_of_study: 'Statistics',
    start_date: '2017-03-01',
    end_date: '2021-12-10',
    location: 'Belo Horizonte, Brazil',
    is_study_abroad: false,
  },
];

const WORK: readonly DemoExperience[] = [
  {
    organisation: 'Foxglove Analytics',
    title: 'Data scientist',
    start_date: '2024-09-01',
    end_date: null,
    location: 'Porto, Portugal',
    country_code: 'PT',
    is_current: true,
  },
];

const PORTRAIT: Portrait = {
  skin: 'honey',
  face: 'square',
  look: 'warm',
  hair: 'side',
  hair_colour: 'brown',
  beard: 'short',
  clothes: 'polo',
  colour: 'navy',
  second: 'white',
  ground: 'linen',
};

/** Mentor and prospect: Brazil to Portugal. */
export const MATEUS: DemoPerson = {
  clerk_id: 'user_demo_both',
  email: 'both@demo.test',
  first_name: 'Mateus',
  last_name: 'Almeida',
  slug: 'mateus-almeida',
  time_zone: 'Europe/Lisbon',
  origin_country_code: 'BR',
  current_country_code: 'PT',
  languages: ['pt-BR', 'en', 'es'],
  mentor: {
    headline: 'Statistician from Belo Horizonte, data scientist in Porto, still learning where the stress goes',
    about:
      'Portugal would be easy, I thought, since I speak the language. In my first week in Porto I ordered a “suco” at a café and was asked to repeat it until I pointed. It took me a year to be understood on the telephone, and I’ve kept a list of the eighty words that differ.\n\nMy visa stood still for two months because of a criminal record certificate that had gone stale by four days; order it last. The master’s in data science I paid for by teaching statistics to dentists. Ask me about Portuguese applications, the D4 visa, or a student’s budget here. I’m looking for a doctorate myself, so I book sessions as well as give them.',
    why_study_abroad: 'I wanted a degree that counts on both sides of the Atlantic, and to live by the sea for once.',
    topics_can_discuss: 'The student visa for Portugal, budgeting, part-time work, and choosing a programme.',
    career_aspirations: 'A doctorate on small-area statistics, and then official statistics that people trust.',
    portrait: PORTRAIT,
    topics: ['visa-and-permits', 'budgeting', 'part-time-work', 'choosing-a-programme'],
    educations: STUDIES,
    proofs: [],
    experiences: WORK,
    week: week('Evenings and weekends', '12345 18:00-21:30, 67 10:00-17:00'),
    currency: 'EUR',
    trader: {
      name: 'Almeida Mentoria, Unipessoal Lda',
      address: 'Rua das Flores 12\n1200-195 Lisboa\nPortugal',
      email: 'mateus@almeida.example',
      phone: '+351 21 000 0000',
      register_number: 'NIPC 500 000 000',
    },
    services: [
      {
        slug: 'intro-call',
        title: 'Intro call',
        description: 'Half an hour to find out whether Portugal is the place for you. Free, and no preparation needed.',
        duration_min: 30,
        price_minor: 0,
      },
      {
        slug: 'visa-and-arrival-checklist',
        title: 'Visa and arrival checklist',
        description:
          'Every form for the D4 visa in its order, with what goes stale and after how many days, and your first two weeks in Porto.',
        duration_min: 45,
        price_minor: 1800,
      },
    ],
    reviews: [
      'Mateus has the certificate that goes stale at the very end of his list. Mine was on top of my folder. He saved me two months.',
      'The eighty words! I asked for a “celular” at the shop on my first day only once.',
      'He dictated the budget that he lived on, including the rowing club. I’ve cut the rowing.',
    ],
  },
  prospect: {
    about: 'Data scientist in Porto who wants to do a doctorate, best of all where statistics offices take part in it.',
    why_study_abroad: 'The groups that I would like to work with are in Sweden and the United Kingdom.',
    topics_can_discuss: 'Finding a supervisor, research proposals, and whether to leave a job for a doctorate.',
    career_aspirations: 'Official statistics that people trust.',
    portrait: PORTRAIT,
    target_country_codes: ['SE', 'GB'],
    target_universities: [
      { university: 'uu.se', country_code: 'SE' },
      { university: 'ed.ac.uk', country_code: 'GB' },
    ],
    target_degrees: ['doctor-philosophy'],
    target_fields: ['Statistics', 'Data Science'],
    intake_year: 2027,
    intake_term: 'autumn',
    application_stage: 'applying',
    educations: STUDIES,
    experiences: WORK,
  },
};

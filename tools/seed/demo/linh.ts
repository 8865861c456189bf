import { week } from '../services/weeks.ts';
import type { DemoPerson } from './demo-person.ts';

/** A mentor: Vietnam to the Netherlands. */
export const LINH: DemoPerson = {
  clerk_id: 'user_demo_mentor',
  email: 'mentor@demo.test',
  first_name: 'Linh',
  last_name: 'Trần',
  slug: 'linh-tran',
  time_zone: 'Europe/Amsterdam',
  origin_country_code: 'VN',
  current_country_code: 'NL',
  languages: ['vi', 'en', 'nl'],
  mentor: {
    headline: 'From Hà Nội to Delft on a scholarship; now planning the grid that wind needs',
    about:
      'I came to Delft from Hà Nội in 2021 with a scholarship, two suitcases and no idea how to ride a bicycle in the rain. The scholarship was my third attempt. The first letter had the word “passion” in it four times. The second was about my grades. The third was about the evening when our whole lane went dark and my neighbour’s oxygen machine stopped, and how the neighbours carried a car battery up four floors.\n\nNow I plan where the Dutch grid must grow for wind at sea. I kept all three letters, the bank statement that took three weeks, and the e-mails to eleven landlords, one of whom was real. We can look at yours beside mine, make a budget, or practise the interview that you’re afraid of.',
    why_study_abroad:
      'Vietnam has the wind and the sun; I wanted to learn in a country that had already made the mistakes of building for them.',
    topics_can_discuss:
      'Scholarships, the motivation letter, student housing in Delft, and the first job after the MSc.',
    career_aspirations:
      'To work on the grid between the Mekong delta and the wind farms off its coast, and to teach a course on it in Hà Nội every spring.',
    portrait: {
      skin: 'sand',
      face: 'oval',
      look: 'gentle',
      hair: 'long',
      hair_colour: 'black',
      clothes: 'jumper',
      colour: 'vermilion',
      second: 'vermilion',
      ground: 'mint',
    },
    topics: ['scholarships', 'motivation-letter', 'student-housing', 'interview-practice', 'first-job-abroad'],
    educations: [
      {
        university: 'tudelft.nl',
        country_code: 'NL',
        degree: 'master-science',
        field_of_study: 'Sustainable Energy Technology',
        start_date: '2021-09-01',
        end_date: '2023-08-31',
        location: 'Delft, Netherlands',
        is_study_abroad: true,
      },
      {
        university: 'hust.edu.vn',
        country_code: 'VN',
        degree: 'bachelor-engineering',
        field_of_study: 'Electrical Engineering',
        start_date: '2015-09-05',
        end_date: '2020-06-30',
        location: 'Hà Nội, Vietnam',
        is_study_abroad: false,
      },
    ],
    proofs: [
      { kind: 'affiliation', domain: 'tudelft.nl', days_ago: 260 },
      { kind: 'graduation', domain: null, days_ago: 240 },
    ],
    experiences: [
      {
        organisation: 'Tidewater Grid',
        title: 'Grid planner',
        start_date: '2023-10-01',
        end_date: null,
        location: 'Rotterdam, Netherlands',
        country_code: 'NL',
        is_current: true,
      },
      {
        organisation: 'Redbridge Power',
        title: 'Junior electrical engineer',
        start_date: '2020-07-15',
        end_date: '2021-07-31',
        location: 'Hà Nội, Vietnam',
        country_code: 'VN',
        is_current: false,
      },
    ],
    week: week('Most days', '12345 08:00-12:00, 12345 13:00-21:00, 67 09:00-18:00'),
    currency: 'EUR',
    trader: null,
    services: [
      {
        slug: 'intro-call',
        title: 'Intro call',
        description:
          'Where you are, where you want to go, and whether Delft or I can help. If not, I’ll say whom to look for.',
        duration_min: 30,
        price_minor: 0,
      },
      {
        slug: 'scholarship-and-letter-review',
        title: 'Scholarship and letter review',
        description:
          'Send your draft the day before. We go through it line by line, and you get my accepted letter to compare, with the two that failed.',
        duration_min: 45,
        price_minor: 2800,
      },
      {
        slug: 'mock-interview',
        title: 'Mock interview',
        description: 'Thirty minutes of real questions from scholarship panels, thirty minutes of frank feedback.',
        duration_min: 60,
        price_minor: 4000,
      },
    ],
    reviews: [
      'Linh showed me her two rejected letters before the good one. Mine was her first one. It isn’t any more.',
      'Of the rooms I’d saved she rang one bell with me on the phone. It exists, it’s small, and I move in on the first.',
      'I learnt that my bank needs three weeks and my courage about half an hour. Both have started.',
      'She asked about the storm twice, because the second answer is the honest one. That’s how my letter begins now.',
    ],
  },
  prospect: null,
};

import type { WrittenMentor } from './written-mentor.ts';

export const SOUTH_ASIA: Readonly<Record<string, WrittenMentor>> = {
  'prabin-rai': {
    portrait: {
      skin: 'honey',
      face: 'square',
      look: 'calm',
      hair: 'locks',
      hair_colour: 'black',
      beard: 'moustache',
      clothes: 'scarf',
      colour: 'oat',
      second: 'vermilion',
      ground: 'corn',
    },
    headline: 'Took a suitcase of dhaka cloth to a Melbourne interview and left it there on purpose',
    about:
      'My grandmother weaves dhaka in Pokhara, two hours for a hand’s width. I brought her offcuts to the admission interview instead of drawings, let the panel touch them, and forgot the suitcase, sort of. They had to write to me to return it.\n\nA fine arts degree in fashion isn’t what a Nepali bank expects to lend money for, so I’ve explained “studio practice” to three branch managers. During term I pressed trousers in a dry cleaner’s, inside the hours my visa allowed, and wrote my thesis on the steam. I now develop cloth for a factory in Wollongong. Show me what you make, badly photographed if need be, and we’ll decide what a stranger should touch first.',
    why_study_abroad:
      'I wanted people who’d never seen our cloth to tell me what it was, and to be surprised together.',
    topics_can_discuss:
      'Portfolios that aren’t drawings, art-school theses, work beside studies, and loans for unusual degrees.',
    career_aspirations: 'A weaving shed in Pokhara with daylight, health insurance and a waiting list of buyers.',
    services: [
      'Lay everything you’ve made on the floor and turn the camera down. We choose five things, three schools and an order to apply in.',
    ],
    reviews: [
      'I turned the camera to the floor as told. Prabin pointed at a repair I’d made on my own jacket. That’s my first page.',
      'He’d argued with bank managers before me, so he knew which sentence makes them put the pen down.',
    ],
  },
  'amanpreet-virk': {
    portrait: {
      skin: 'honey',
      face: 'oval',
      look: 'lively',
      hair: 'braid',
      hair_colour: 'black',
      clothes: 'kurta',
      colour: 'pine',
      second: 'marigold',
      ground: 'ice',
    },
    headline: 'Measured ditches in Leiden, now measures lakes in Hyderabad, and still writes to both supervisors',
    about:
      'There’s a ditch behind the science campus in Leiden where I stood every Thursday for five months in borrowed waders. It’s the reason I have a job. I found the internship by answering an e-mail that had been sent to the whole year and that sixty people had read.\n\nMy motivation letter had an ocean in it. A friend asked if I’d ever seen one, so I wrote about the foam on the lake by our colony after the first rain instead. Dutch I learnt to shop level: enough to be answered in English, then enough not to be. My rent was about half my budget, which I’d been told was bad luck and was the average.',
    why_study_abroad: 'The Dutch measure water as others measure money. I wanted that habit, and to bring it home.',
    topics_can_discuss:
      'Entry tests, a letter about one place, internships in the Netherlands, and beginning Dutch from nothing.',
    career_aspirations: 'A public reading for every lake in Hyderabad, at the bus stop, in Telugu, each morning.',
    services: [
      'Thirty free minutes on Sundays. Letters with an ocean in them are welcome; they’ll leave with a puddle you know.',
    ],
    reviews: [
      'She asked which water I had really stood in. It was a canal behind a tyre shop, and it’s my opening now.',
      'Amanpreet made me look up who had sent the last boring e-mail from my department. I start there as an intern in May.',
    ],
  },
  'manasi-patel': {
    portrait: {
      skin: 'amber',
      face: 'oval',
      look: 'frank',
      hair: 'bun',
      hair_colour: 'black',
      clothes: 'rollneck',
      colour: 'navy',
      second: 'slate',
      ground: 'mist',
    },
    headline: 'Aerospace in Dublin, asthma since Chennai: how I found a doctor before I found a flat',
    about:
      'An engineer lists failure modes, so before I flew I listed mine. Number one was damp. The first room in Dublin smelt of it, and by the third night I was using my inhaler like a doorbell. I’d already registered with the student health service from India, because a line in their FAQ said that you could, and I was seen within a day.\n\nI moved twice, learnt to look behind wardrobes, and bought a four-euro hygrometer that has since viewed eleven flats with friends. My other list is about walking home from the lab at one: lit streets, the campus number, a flatmate who gets a full stop by text when I’m in. Flight systems in Galway are calmer than Dublin’s rental market.',
    why_study_abroad: 'India flies satellites splendidly. I wanted small aircraft that are allowed to be quiet.',
    topics_can_discuss:
      'Moving with a chronic illness, seeing a doctor in Ireland, damp rooms, and getting home safely from a late lab.',
    career_aspirations: 'Certified sensors cheap enough that a flying club in Coimbatore can afford two of each.',
    services: [
      'We write your own list of failure modes: health, housing, money, nights. For each, one thing to do before you fly and one after.',
    ],
    reviews: [
      'Manasi told me to photograph the wall behind the wardrobe. Green. I didn’t sign.',
      'She had the boring answers that I needed: how to carry insulin through two airports and whom to ring the next morning.',
    ],
  },
  'mythili-rao': {
    portrait: {
      skin: 'amber',
      face: 'round',
      look: 'glad',
      hair: 'wavy',
      hair_colour: 'dark',
      glasses: 'round',
      clothes: 'blazer',
      colour: 'plum',
      second: 'oat',
      ground: 'leaf',
    },
    headline: 'Nine years in Eindhoven, starting with a student job that came from fixing a professor’s printer',
    about:
      'I was nineteen, from Ahmedabad, and the only one in the corridor with a screwdriver. The printer belonged to a professor who ran the network lab. Two weeks afterwards I had eight hours of work there, and three years later a thesis.\n\nThat’s networking as I understand it: be useful near the thing that interests you. I’ve also done the other sort, with name badges, and keep a five-line introduction that you may steal. For work beside studies a student from outside the EU needs a permit that the employer requests; many small firms don’t know, so I carried the page in my bag and offered to fill it in with them. I’ve lived in six rooms here and can price every neighbourhood by its distance to the canteen.',
    why_study_abroad:
      'I wished to break locks legally, at seventeen, and only one country answered my e-mail with a course.',
    topics_can_discuss:
      'Student jobs and their permits, internships in Dutch technology firms, and meeting people without a name badge.',
    career_aspirations: 'To run security for something that no one thinks about until it stops, a railway perhaps.',
    services: [
      'Kem cho! Tell me your year and your subject, and I’ll tell you what I would do on Monday.',
      'Six rooms’ worth of Eindhoven: what each cost me, how I heard of it, and the e-mail that got three replies out of four.',
    ],
    reviews: [
      'My boss had said no because of “some permit”. Mythili sent me the page to carry. He signed it between two customers.',
      'I used her five lines at a meetup in Bengaluru already. They’re short enough that people ask a question.',
    ],
  },
  'deepika-joshi': {
    portrait: {
      skin: 'honey',
      face: 'square',
      look: 'bright',
      hair: 'waves',
      hair_colour: 'dark',
      clothes: 'wrap',
      colour: 'vermilion',
      second: 'marigold',
      ground: 'mint',
    },
    headline: 'Failed my first three panels in Singapore, then sat on one: now I practise both chairs',
    about:
      'In my first panel I answered a question about failure with a success. In the second I did it again, more slowly. Before the third I recorded myself and heard that every answer began with “so basically”. I failed that as well, but I knew why, and the fourth hired me.\n\nThese days I’m on the other chair for our graduate scheme, where forty applicants in a row have a passion for sustainability. The ones I remember had emptied a bin and counted. NUS gave me ten months, so I’ll also tell you what can’t wait: the student’s pass appointment, the medical check, and choosing modules in the first week while you don’t yet know where the toilets are.',
    why_study_abroad:
      'Delhi’s air made me choose the subject. Singapore’s meetings taught me how a city changes a rule.',
    topics_can_discuss:
      'Panels and case questions, the first weeks in Singapore, and a one-year master’s that’s over before you blink.',
    career_aspirations: 'To cut a building’s waste by half in a year, publish how, and do the next one quicker.',
    services: [
      'If you’ve ten months ahead of you in Singapore, we put the first ten days on one page.',
      'I take the hard chair, then you do. You’ll hear your “so basically”, whatever it is, and leave with three stories that have numbers.',
    ],
    reviews: [
      'Mine is “to be honest with you”. Nineteen times in half an hour. Deepika kept a tally, and by the end it was two.',
      'When we swapped chairs I understood in a minute why no one had called me back.',
    ],
  },
};

import type { WrittenMentor } from './written-mentor.ts';

export const WEST: Readonly<Record<string, WrittenMentor>> = {
  'mateo-ortiz-chavez': {
    portrait: {
      skin: 'sand',
      face: 'oval',
      look: 'warm',
      hair: 'side',
      hair_colour: 'dark',
      beard: 'full',
      clothes: 'blazer',
      colour: 'slate',
      second: 'sky',
      ground: 'ice',
    },
    headline: 'My first adviser left in year two; I finished the doctorate anyway, and here’s how',
    about:
      'One Tuesday in New Brunswick my adviser told me that he was moving to industry in five weeks. My funding, my desk and, I thought, my visa were his. I made a list of everyone in the department who’d ever smiled at me in a lift. The fourth had a grant with a hole in the shape of my work.\n\nWhat I learnt fits on a card: ask who pays you, for how long, and what happens if they leave. Put the questions before you accept, politely, in writing. I’m from Mérida, where one is late and warm; in Washington I’m on time and still warm. Proposals interest me most when they’re two pages long and say what would prove you wrong.',
    why_study_abroad: 'I’d read every paper of one group. It seemed rude not to go and knock.',
    topics_can_discuss:
      'Choosing and changing a supervisor, how doctoral funding works, and student visas in the United States.',
    career_aspirations: 'Speech software that understands Yucatec Maya before it learns another accent of English.',
    services: [
      'One question, half an hour, no slides. The one on changing supervisors comes up so often that I keep Thursdays for it.',
      'Two pages, please. I’ll ask what result would prove you wrong, and we rewrite until there is one.',
    ],
    reviews: [
      'I sent the three questions to my future adviser, shaking. She answered all of them and said that few people ask.',
      'Mateo killed my second hypothesis gently. The first one is breathing much better.',
    ],
  },
  'vesna-novak': {
    portrait: {
      skin: 'ivory',
      face: 'oval',
      look: 'steady',
      hair: 'pixie',
      hair_colour: 'grey',
      glasses: 'square',
      clothes: 'rollneck',
      colour: 'wine',
      second: 'slate',
      ground: 'mist',
    },
    headline: 'Social worker twice over: once in Niš, and once more after Germany counted my hours of practice',
    about:
      'My Serbian degree was three hundred hours of practice short. That’s how the recognition office put it, in one line, after five months. I appealed with a table: every placement, its supervisor’s signature, a translation by a sworn translator who charged by the line. They accepted two hundred and ten. The rest I made up in a shelter in Göttingen, and those ninety hours got me hired.\n\nFamilies come to me now with brown envelopes that they haven’t opened. We open them. If you work in a profession that a state protects, teaching, midwifery, social work, then begin with recognition and choose the degree afterwards. I did it the wrong way round and am very good at the right one.',
    why_study_abroad: 'I followed a partner to Göttingen and stayed for the work. The partner moved to Kassel.',
    topics_can_discuss:
      'Recognition of regulated professions, internships that count, small scholarships, and residence permits.',
    career_aspirations:
      'A counselling centre where the first appointment is on the same day and in the right language.',
    services: [
      'We sort your papers into three piles: needs a stamp, needs a sworn translation, needs neither. The third pile is always the largest.',
      'For letters from offices that you’ve been avoiding. Scan them, we read them together, and I explain what each wants by when.',
    ],
    reviews: [
      'My brown envelope had been on the fridge for a month. Vesna opened it with me: they only wanted a photo.',
      'The table of hours! I copied Vesna’s columns and my old school signed in a week.',
    ],
  },
  'alexander-smirnov': {
    portrait: {
      skin: 'ivory',
      face: 'square',
      look: 'calm',
      hair: 'quiff',
      hair_colour: 'blond',
      beard: 'close',
      clothes: 'shirt',
      colour: 'denim',
      second: 'white',
      ground: 'leaf',
    },
    headline: 'Marketing in St Petersburg, accounting in Toronto: the interview where I said “I was bored”',
    about:
      'Every adviser told me to hide the change of subject. At the Toronto interview the partner asked anyway, and I said that I’d sold yoghurt for a year and only enjoyed the invoices. He laughed so long that his coffee got cold. I was hired into his tax practice for evenings and stayed through two filing seasons.\n\nSo I practise interviews for the honest version. You tell me the gap, the bad year or the odd switch, we find the sentence that’s true and short, then I interrupt you until it holds. My numbers on Toronto are a controller’s numbers: a shared basement in Scarborough, a pass, rice, one skating rink. I update them each September and flag what I guessed.',
    why_study_abroad:
      'I needed a profession that has an exam at the end of it and doesn’t depend on whom my uncle knows.',
    topics_can_discuss:
      'Changing subject between degrees, interviews, evening work as a student, and a controller’s view of Toronto rents.',
    career_aspirations: 'Finance chief of a firm that moves real boxes, with a door that’s open on Fridays.',
    services: [
      'Tell me what you’d rather not be asked. That is the whole agenda.',
      'We treat your applications as a portfolio: cost, odds, return. You’ll drop two and feel lighter.',
      'Sixty minutes, of which I’m unpleasant for twenty. Your true short answer is recorded so that you can hear it survive.',
    ],
    reviews: [
      'I’d a gap of two years caring for my grandfather. Alexander found the sentence. It has nine words and I don’t blush.',
      'Dropped two applications as promised and saved 280 dollars in fees. He sent the sum.',
    ],
  },
  'hannah-werner': {
    portrait: {
      skin: 'peach',
      face: 'round',
      look: 'bright',
      hair: 'wavy',
      hair_colour: 'auburn',
      clothes: 'scarf',
      colour: 'oat',
      second: 'pine',
      ground: 'linen',
    },
    headline: 'A linguist between two jobs and a windmill: Rotterdam for people who know German bureaucracy',
    about:
      'Germans think that the Netherlands is Germany with bicycles. I thought so until my first group project, where a classmate said, “I don’t like this at all,” smiled, and passed the biscuits. I rewrote my half that night and cried a bit. She’s now my flatmate.\n\nI’d worked for two years as a computational linguist, so I came late, with savings of nine thousand euros and a horror of touching them. The trick was to ask: I wrote to the three people whose papers I’d really used, and one needed annotators at once. Ask me about master’s interviews in which they ask what you’d do if nothing came out significant, or about internships that pay. And deregister at your German town hall before you leave; I got the letter.',
    why_study_abroad: 'Dutch is the language that my own would have been had it relaxed. I wanted to hear it daily.',
    topics_can_discuss:
      'Research master’s interviews, a supervisor who suits you, paid internships, and Rotterdam against German rents.',
    career_aspirations: 'Speech tools for dialects, starting with the one that my grandmother uses against doctors.',
    services: [
      'Three quarters of an hour on your project, and fifteen minutes on how to say “I don’t like this at all” and pass the biscuits.',
      'A CV for Dutch firms: shorter, no birth date, and one line on what you’d like to learn. I’ll bring mine from both countries.',
    ],
    reviews: [
      'Hannah asked what I’d do if nothing was significant. I was silent for a minute. It came up in the interview, word for word.',
      'She found the experiment in my bachelor’s thesis that had shown nothing. I was ashamed of it; it’s the heart of the proposal now.',
    ],
  },
  'leila-mohammadi': {
    portrait: {
      skin: 'peach',
      face: 'oval',
      look: 'gentle',
      hair: 'waves',
      hair_colour: 'black',
      clothes: 'blazer',
      colour: 'wine',
      second: 'oat',
      ground: 'lilac',
    },
    headline: 'Learnt Polish from a factory’s lost-property list: engineering in Warsaw on a tight purse',
    about:
      'My placement in a bottling plant began with a list on the wall: umbrella, one glove, key, one glove. I learnt each word, then asked who keeps losing gloves, and so I had friends. By the end I could explain a bottleneck to a foreman in five cases of the noun, wrongly.\n\nInsurance nearly sank my first year. The private policy for the visa didn’t cover what I thought; a friend’s tooth taught us both. Afterwards I joined the public scheme by voluntary agreement, month by month, and kept the receipts that the residence office later wished to see. For scholarships I read the small print in Polish with a dictionary and found two that the English page left out. I’ll show you how I search.',
    why_study_abroad:
      'Isfahan taught me patterns. I looked for a place where patterns come with machines and a stipend.',
    topics_can_discuss:
      'Health insurance in Poland, scholarships that are announced only in Polish, language tests, and an engineer’s portfolio.',
    career_aspirations:
      'A line that stops itself before someone is hurt, in every plant that I have anything to do with.',
    services: [
      'فارسی یا انگلیسی. Forty-five minutes on insurance, money or the Polish exam. Have your policy open; we’ll look for what it leaves out.',
    ],
    reviews: [
      'Leila found the page on exclusions in my policy. It was longer than the policy.',
      'She searched with me in Polish and there was a faculty grant with a deadline in nine days. I’ve applied.',
    ],
  },
};

import type { WrittenMentor } from './written-mentor.ts';

export const EAST_ASIA: Readonly<Record<string, WrittenMentor>> = {
  'siqi-wang': {
    portrait: {
      skin: 'peach',
      face: 'round',
      look: 'lively',
      hair: 'fringe',
      hair_colour: 'black',
      clothes: 'jumper',
      colour: 'rose',
      second: 'white',
      ground: 'ice',
    },
    headline: 'A Hong Kong exchange on 6,500 dollars a month after rent, every one of them written down',
    about:
      'My exchange place came in April, my dormitory place did not come at all. I shared a subdivided flat in Sha Tin with two pastry cooks, a rice cooker and a rota for the shower. That flat taught me more about Hong Kong than the lectures did.\n\nI kept a ledger from the first bubble tea to the last Octopus refund, because my mother asked to see it. It shows that lunch in a campus canteen is cheap, lunch anywhere else is not, and that November with four weddings of cousins in Hangzhou costs more than a month of rent. You can have the ledger. I can also tell you how I found people to talk to when everyone in my hall already had a group.',
    why_study_abroad:
      'I wanted to test one year away before I bet two years and my parents’ savings on a master’s degree.',
    topics_can_discuss:
      'What a month in Hong Kong costs, finding friends in Cantonese, and CVs for its graduate schemes.',
    career_aspirations: 'To manage a hotel where the night porter earns enough to live in the same city.',
    services: [
      'Ask whether one exchange year is worth it for your degree. I’ll tell you which of my credits counted at home and which were refused.',
      'Send the CV as a Word file. Hong Kong firms that I applied to wanted one page without a photo, and yours is probably two with one.',
    ],
    reviews: [
      'Siqi shared her screen and there it was: 412 dollars on laundry in one year. I’m taking a drying rack.',
      'She crossed out “good at teamwork” and asked who was in the team. My CV has names and numbers now.',
    ],
  },
  'kuan-yu-kuo': {
    portrait: {
      skin: 'ivory',
      face: 'oval',
      look: 'calm',
      hair: 'bob',
      hair_colour: 'dark',
      glasses: 'round',
      clothes: 'shirt',
      colour: 'white',
      second: 'sky',
      ground: 'mint',
    },
    headline: 'Wrote 14 German seminar papers in English, got the first one back with 61 comments',
    about:
      'Supply chains are the family trade: my grandparents sold milkfish at four in the morning in Tainan, and someone had to know where the ice was. In Göttingen the someone was a professor who returned my first paper with sixty-one comments. Number nine said: “Whose opinion is this?” I had been taught to hide it.\n\nAfter that I went to the free writing centre every other Tuesday for a year. Ask me how to quote without drowning, how a German internship contract differs from a Taiwanese one, and what to do about the grey months. I bought a daylight lamp second-hand, joined the bouldering hall, and told a doctor in November instead of March. I went home by choice, which people also rarely explain.',
    why_study_abroad: 'Taiwan builds what the world orders. I wanted to sit once where the orders are planned.',
    topics_can_discuss:
      'Academic writing, staying well in a northern winter, internships, and choosing between Germany and Japan.',
    career_aspirations:
      'Cold chains for small fisheries in southern Taiwan, so that ice is no longer a matter of luck.',
    services: [
      'We turn your CV into the two formats I needed: a German table with dates on the left, and a letter that doesn’t repeat it.',
    ],
    reviews: [
      'I asked about grades, Kuan-Yu asked about sleep. In the end both answers were about February.',
      'She made me mark every sentence in my essay that was mine. There were three. We built it again from those.',
    ],
  },
  'yu-na-cho': {
    portrait: {
      skin: 'ivory',
      face: 'round',
      look: 'warm',
      hair: 'tail',
      hair_colour: 'brown',
      clothes: 'hoodie',
      colour: 'navy',
      second: 'white',
      ground: 'leaf',
    },
    headline: 'Korean, marine biologist, taught in Chinese: four years of Tongji with a dictionary and a wetsuit',
    about:
      'I had passed HSK 5 and understood nothing. The first lecture on plankton in Shanghai ran ninety minutes, and I wrote down one word, which turned out to be the lecturer’s name. So I recorded each class with permission, listened again at night at 0.8 speed, and by December I needed only one listening.\n\nFor admission I had sent photographs of a tidal pool in Pohang that I visited every Sunday for a year, with water temperatures. At the interview no one asked about my grades, they asked about the crab in week thirty. If you have something that you’ve watched for a long time, let us make it your portfolio. I also know which shelf in the campus clinic has the seasickness tablets.',
    why_study_abroad: 'The fish I care about swim between Korea and China and don’t know that there is a border.',
    topics_can_discuss:
      'Applying to Chinese universities from Korea, a science portfolio, and surviving the first semester in Chinese.',
    career_aspirations: 'A shared fishing calendar for the Yellow Sea that crews on both coasts believe.',
    services: [
      'Bring your list and your HSK result. We sort it by language of teaching first, because that decides your first year more than any ranking.',
      'Field notes, photos, a blog about moss: show me whatever you have kept up for more than six months, and we find the thread.',
    ],
    reviews: [
      'I thought that my bird counts were a hobby. Yu-na asked for the spreadsheet, and now it’s page one of my application.',
      'The trick with the recordings at 0.8 speed is worth ten sessions.',
    ],
  },
  'min-ji-seo': {
    portrait: {
      skin: 'peach',
      face: 'oval',
      look: 'gentle',
      hair: 'parted',
      hair_colour: 'black',
      clothes: 'blazer',
      colour: 'slate',
      second: 'white',
      ground: 'lilac',
    },
    headline: 'Sixty-three applications, four interviews, one job in Manchester: I kept the spreadsheet',
    about:
      'Mine was the lockdown year. I did a master’s in data science from a room above a kebab shop in Rusholme and met my classmates as rectangles. When the visa clock started to matter I applied for anything with “data” in it: fifty-one applications, no answer. Then a stranger at a meetup read my CV and said, “You’re a bioinformatician. Why are you hiding it?”\n\nThe next twelve went only to hospitals, labs and insurers. Four called. My spreadsheet has a column for what I changed each time, and the column is the useful part.\n\nBusan people talk fast and leave endings off. I had to relearn English at the speed of a Mancunian bus driver, so you may ask me to slow down.',
    why_study_abroad: 'My statistics came from a textbook translated from English, so I went to hear the original.',
    topics_can_discuss:
      'Finding a first job while a visa clock runs, comparing data science courses, and Manchester on a budget.',
    career_aspirations: 'Waiting times in hospitals that are predicted well enough to be believed by nurses.',
    services: [
      'I read your CV for thirty seconds, as recruiters do, and tell you what I remember. Then we use the other 44 minutes to change that.',
    ],
    reviews: [
      'After thirty seconds all that Min-ji remembered was my font. Brutal and fair.',
      'She told me to stop applying for a week and pick one kind of employer. I’ve had two calls since.',
    ],
  },
  'jae-won-lim': {
    portrait: {
      skin: 'sand',
      face: 'square',
      look: 'frank',
      hair: 'mop',
      hair_colour: 'black',
      glasses: 'square',
      clothes: 'rollneck',
      colour: 'night',
      second: 'slate',
      ground: 'mist',
    },
    headline: 'Breaks into computers for a living; needed three visits to a ward office to get a bank account',
    about:
      'In Osaka I couldn’t rent a flat without a phone number, get a number without an account, or open an account without an address. There’s an order that works, and it begins at the ward office counter before ten, with a seal you can have cut for a few hundred yen.\n\nMy laboratory’s working language was English, the corridor’s was Kansai dialect. I learnt the corridor’s at a takoyaki stall where I worked on Fridays, within the hours that my permit allowed. For the scholarship my old professor in Daejeon wrote two lines about my marks and a page on the night I reported a hole in the university’s own mail server. I’ll explain how to ask for that second kind of letter.',
    why_study_abroad: 'Attackers don’t stay in one language. I wanted to learn defence in someone else’s.',
    topics_can_discuss:
      'Japanese laboratories, recommendation letters, work permits for students, and having the degree recognised in Korea.',
    career_aspirations: 'A team in Daejeon that small hospitals can ring at night when their screens turn red.',
    services: [
      'Half an hour on whether a laboratory in Japan suits you. Bring the professor’s latest paper, even if you understand only the pictures.',
      'I play the panel, first politely, then like the third person at the table who hasn’t read your file. You get my notes.',
    ],
    reviews: [
      'Jae-won drew the order on a napkin: address, phone, seal, bank. It took me two days. My flatmate needed five weeks.',
      'He played the examiner who hasn’t read anything. In my real interview there was exactly one of those.',
    ],
  },
};

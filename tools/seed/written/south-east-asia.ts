import type { WrittenMentor } from './written-mentor.ts';

export const SOUTH_EAST_ASIA: Readonly<Record<string, WrittenMentor>> = {
  'corazon-ramos': {
    portrait: {
      skin: 'honey',
      face: 'round',
      look: 'glad',
      hair: 'pixie',
      hair_colour: 'black',
      glasses: 'tortoise',
      clothes: 'shirt',
      colour: 'marigold',
      second: 'white',
      ground: 'lilac',
    },
    headline: 'I wept over a 62 in Liverpool until someone told me that it was a good mark',
    about:
      'At La Salle a 62 would have meant a talk with my parents. In Liverpool it meant “well argued”. It took me half a term to learn that British marks rarely climb past 75, and I had already e-mailed my tutor an apology. She printed it for her office door, without my name.\n\nBefore I came, I searched “gay-friendly housing Liverpool” in an incognito window at my aunt’s. What I found here was a terraced house off Smithdown Road with five people, one cat and a rule that no one asks before you tell. I research how strangers use software. I’ll gladly look at your offer letter, your tenancy agreement or the question that you wouldn’t type with family in the room.',
    why_study_abroad: 'I designed apps for people I had never watched. Liverpool’s course began by making us watch.',
    topics_can_discuss:
      'British marking, being out as a student from a Catholic family, and reading a tenancy agreement.',
    career_aspirations: 'To make the forms that overseas workers fill in as kind as the people who help with them.',
    services: [
      'Forty-five minutes, cameras optional. Bring one mark, one contract or one worry, and we take it apart until it has a next step.',
    ],
    reviews: [
      'Cora read my tenancy agreement aloud in a dramatic voice and stopped at clause 14. I’d have paid for the whole house’s heating.',
      'The only mentor I could ask about coming out in halls. She answered with the plain facts first and a hug after.',
    ],
  },
  'peerapat-boonmee': {
    portrait: {
      skin: 'honey',
      face: 'oval',
      look: 'merry',
      hair: 'side',
      hair_colour: 'black',
      clothes: 'polo',
      colour: 'sky',
      second: 'navy',
      ground: 'corn',
    },
    headline: 'Two semesters in London, refused once for a bank letter in the wrong currency',
    about:
      'The refusal was four lines long. Our savings book was in baht, the letter from the bank gave no date for the rate, and I had thought that this was the officer’s job to work out. I read it in a pharmacy stockroom in Khon Kaen, sitting on a carton of saline. Then my sister, who sells motorbikes on credit, asked the bank for one more sentence. The second decision took nine working days.\n\nPharmacy at Queen Mary was quizzes every week and a lab partner who fainted at syringes. Going home was harder than going: my credits matched, I didn’t. No one warns you that you’ll miss being a stranger. I’ve written the list that I needed for both airports, and it’s yours.',
    why_study_abroad:
      'Thai hospitals are changing how pharmacists work on wards. In London they had done it for years.',
    topics_can_discuss:
      'A visa after a refusal, exchange credits in a regulated subject, and the odd months after you return.',
    career_aspirations: 'A ward pharmacist in Isan who sits on the bed’s edge and explains each tablet.',
    services: [
      'A first chat, Thai or English. If your exchange office has already answered your question, I’ll send you back to them.',
      'For those who were refused: read me the letter. We go through it one sentence at a time and write down what would answer each.',
      'My list for leaving, in order, with the weeks each paper took me. We strike out what doesn’t apply to you.',
    ],
    reviews: [
      'P’Peerapat found it within a minute: my sponsor’s letter was signed in a different name than the account. We mended it, and I fly in January.',
      'I booked for the visa and stayed for the part on coming home. I’ve made my mother listen to it.',
    ],
  },
  'bayu-susanto': {
    portrait: {
      skin: 'amber',
      face: 'square',
      look: 'warm',
      hair: 'crop',
      hair_colour: 'black',
      beard: 'close',
      clothes: 'jumper',
      colour: 'vermilion',
      second: 'oat',
      ground: 'mint',
    },
    headline: 'Civil engineer who studied with hearing aids, and asked for the microphone on day one',
    about:
      'In Makassar I sat in the front row and read lips. That fails when the lips belong to a Scotsman with a beard. At Bath I filled in the disability form during the summer, weeks before arriving, and by the first lecture a small transmitter hung round the lecturer’s neck. It once broadcast his phone call with a plumber to me alone.\n\nExams came with a quarter more time. I’d worried that examiners would know; scripts are marked by number. If you have a condition that you’ve never had to name in English, we can draft the sentence together, and look at which evidence a university usually wants. I pour concrete in the rain these days and still read lips on site.',
    why_study_abroad: 'Indonesian bridges are checked by people who travel for it. I wanted to become one who needn’t.',
    topics_can_discuss:
      'Telling a university about a disability, extra time in exams, and choosing between BEng and MEng.',
    career_aspirations: 'To inspect the bridges of Sulawesi after every wet season, and to publish what I find.',
    services: [
      'One hour, your five programmes and their small print: entry tests, placement years, accreditation. You leave with two and a reserve.',
    ],
    reviews: [
      'Bayu helped me to write one sentence about my epilepsy. It was so short that I’d never have dared it alone.',
      'He asked each course page the same dull question: who accredits you? One of my five went quiet.',
    ],
  },
  'vinh-vo': {
    portrait: {
      skin: 'sand',
      face: 'round',
      look: 'merry',
      hair: 'crop',
      hair_colour: 'black',
      glasses: 'wire',
      clothes: 'shirt',
      colour: 'moss',
      second: 'white',
      ground: 'leaf',
    },
    headline: 'Four years of Florence on crutches: which trams have steps, which offices have lifts',
    about:
      'A motorbike at nine left me one good leg and a talent for finding lifts. Florence has beautiful stairs. My first landlady lived on a fourth floor and was sorry; the second lived on the ground floor beside a bakery and was up at five, so I learnt Italian from bread.\n\nMoney came from a regional grant that depends on family income, and my parents’ papers had to be translated, stamped and stamped again. I missed the first deadline by the length of a public holiday. The year after, I counted backwards from it. I’ve helped some twenty people to do the counting since, and I’ll tell you how the university’s disability desk got me a place in the front and a key to the courtyard.',
    why_study_abroad: 'The Mekong delta is sinking. I wished to learn to argue about it where the money is decided.',
    topics_can_discuss:
      'Regional grants in Italy, moving through an old city with a disability, and a first semester in two languages.',
    career_aspirations: 'To get rice farmers paid for methane that they no longer emit, in cash and before harvest.',
    services: [
      'Tiếng Việt or English. Tell me your city and your budget, and I’ll say whether I know enough to be useful.',
      'Rent, transport, food, the translator: we fill in a year, month by month, starting with the month in which the grant is late.',
      'We read the call for applications together. I look for the line about your parents’ income that everyone skips.',
    ],
    reviews: [
      'Anh Vinh counted back from the deadline past Tết and two stamps. I should have begun yesterday, so I began tonight.',
      'I use a wheelchair. He knew which tram line has level boarding and whom to write to about a ramp.',
    ],
  },
  'quang-thai': {
    portrait: {
      skin: 'sand',
      face: 'oval',
      look: 'steady',
      hair: 'quiff',
      hair_colour: 'black',
      beard: 'goatee',
      clothes: 'hoodie',
      colour: 'plum',
      second: 'marigold',
      ground: 'linen',
    },
    headline: 'A doctorate about doors in video games, and a portfolio with only four things in it',
    about:
      'People laugh at the doors. Then they notice how long they stand before one in a game, and why. I built levels in Đà Nẵng for two years, wrote down what players did at each door, and sent the notes to a supervisor in Canberra with a subject line of six words. He answered from a train.\n\nMy first portfolio had thirty-one pieces; a studio head scrolled for nine seconds. The one that worked had four, each with a sentence on what had gone wrong. Funding was a research scholarship plus tutoring, and Canberra in July is colder indoors than out, so budget for a heater. I mark portfolios with a stopwatch. It’s less cruel than it sounds.',
    why_study_abroad: 'I’d run out of people at home who thought that a doorway was a question.',
    topics_can_discuss:
      'Portfolios for games and art, writing to a supervisor, and doctorates that your uncle can’t pronounce.',
    career_aspirations: 'A small studio by the Hàn River that makes quiet games and pays for overtime.',
    services: [
      'Fifteen minutes are enough for most questions about game degrees; we have thirty in case yours has a door in it.',
      'You share the link, I start the stopwatch. Then we choose the four pieces that stay and write the sentence under each.',
      'A whole hour on one thing: a research idea, an offer from a studio, or a plan that your family finds strange.',
    ],
    reviews: [
      'Nine seconds. Then anh Quang told me what he remembered, and it was the one piece I’d nearly left out.',
      'He rewrote my e-mail to a professor from two hundred words to fifty-five. She replied on Monday.',
    ],
  },
  'thanh-truc-dinh': {
    portrait: {
      skin: 'peach',
      face: 'oval',
      look: 'gentle',
      hair: 'long',
      hair_colour: 'black',
      clothes: 'kurta',
      colour: 'rose',
      second: 'oat',
      ground: 'blush',
    },
    headline: 'From Huế to a bunk in Bermondsey: London for a thousand pounds a month, with receipts',
    about:
      'I shared a room with a trainee chef who came home at two and fried garlic. It was the cheapest bed I could find in zone two, and I slept well once I bought earplugs and she bought me dumplings. On a thousand pounds a month you can live in London if you cook, cycle and have a landlord who answers.\n\nOn safety my mother wanted a promise; I gave her a plan. Which night buses I take, who knows when I’m out, why the deposit went into a protected scheme before my bags did. City’s seminars cured my silence: I set myself one sentence a week, then two. By spring I’d chaired a debate on council tax. I check interview answers for that missing sentence.',
    why_study_abroad:
      'I’d memorised policies in Huế. I wanted to be somewhere that students are expected to object to them.',
    topics_can_discuss:
      'London on little money, feeling safe at night, speaking up in seminars, and whether to do a doctorate.',
    career_aspirations: 'To draft a housing rule in Việt Nam that tenants can read without a cousin who is a lawyer.',
    services: [
      'Chào em! A short call to see whether London suits you or whether Leeds would make you happier and richer.',
      'Send one page. I ask who would be angry if you were right, and by the end your question has an edge.',
      'Bed, bus, bills, deposit: we plan September, which is the dear one, and check the room advert that you have in mind.',
    ],
    reviews: [
      'Chị Trúc looked at the advert and asked where the deposit would be kept. The “landlord” stopped answering. Thank you.',
      'One sentence a week in seminars. I’m at two, and someone disagreed with me, which she says is the prize.',
    ],
  },
};

import type { WrittenMentor } from './written-mentor.ts';

export const AFRICA: Readonly<Record<string, WrittenMentor>> = {
  'danjuma-umar': {
    portrait: {
      skin: 'ebony',
      face: 'oval',
      look: 'warm',
      hair: 'fade',
      hair_colour: 'black',
      beard: 'full',
      glasses: 'wire',
      clothes: 'kurta',
      colour: 'white',
      second: 'sky',
      ground: 'mint',
    },
    headline: 'Eleven e-mails to German professors: ten were about me, the eleventh was about her paper',
    about:
      'I ran cholera campaigns in Oyo State before I had seen a German winter. When I wanted a doctorate I wrote ten long messages with my certificates attached and got one automatic reply. The eleventh had five lines. It said where a table in the professor’s latest paper would break under Nigerian data, and asked if she wished to see it break. She did.\n\nMy first visa appointment failed on an unsigned copy. The clerk was kind, the next slot was seven weeks off, and the semester didn’t wait, so I began in the library’s remote catalogue. I commute from Aachen to the rest of my life by train, which gives me time to read your letters. I read them twice, once as you and once as a tired jury.',
    why_study_abroad: 'We collected numbers at home that were analysed elsewhere. I meant to follow them and see.',
    topics_can_discuss:
      'Writing to supervisors, letters for German funders, and a visa appointment that has to work the first time.',
    career_aspirations: 'An institute in Ibadan to which European students apply, with five lines, for a doctorate.',
    services: [
      'Say your topic in one sentence. If I can’t repeat it to my wife afterwards, we work on that first.',
      'Your letter comes by e-mail on the day before. We find the eleventh e-mail in it and bury the other ten.',
    ],
    reviews: [
      'Dr Danjuma deleted my first paragraph, read the rest aloud and said, “There you are.” I’d been hiding behind my CGPA.',
      'He asked me to sign every copy in my folder on camera. Two weren’t.',
    ],
  },
  'busayo-egbeda': {
    portrait: {
      skin: 'cocoa',
      face: 'round',
      look: 'bright',
      hair: 'wrap',
      hair_colour: 'black',
      clothes: 'jumper',
      colour: 'plum',
      second: 'marigold',
      ground: 'corn',
    },
    headline: 'Funded doctorate in Sheffield on the second try, after a rejection that I asked them to explain',
    about:
      'The rejection was polite and empty, so I replied to ask for two sentences of feedback, expecting none. I got four. The science was fine; no one could tell why it should be me, why there, or why this year. Those three questions are pinned over my bench, and every applicant that I’ve helped has had to answer them before I read a word.\n\nSheffield is kind to a purse. My first winter’s heating was not, since I’d rented an attic with one radiator and a view. I cooked jollof on Sundays for six people at three pounds each, which paid my gas. As for safety, I run in the dark with a club called the slow ones: no one has been left behind since 1994.',
    why_study_abroad: 'I was tired of waiting four months for a reagent. In Sheffield it comes on Wednesday.',
    topics_can_discuss:
      'Funding after a rejection, asking for feedback, what Sheffield costs, and staying safe as a woman who runs.',
    career_aspirations:
      'A lab in Enugu with a working freezer, a back-up for it, and six doctoral students who don’t flinch.',
    services: [
      'Why you, why there, why this year? Answer those in an e-mail first. The letter is easy afterwards, and I’ll be strict.',
      'Attic or cellar, bills in or out, how far up which hill. Thirty minutes with my own three years of bills on screen.',
    ],
    reviews: [
      'I asked my rejection for feedback as Bùsáyọ̀ suggested. They wrote back! Now I know it was the timeline.',
      'She said “why this year” until I was cross, then typed what I’d shouted. It’s the best line in the letter.',
    ],
  },
  'kweku-darko': {
    portrait: {
      skin: 'ebony',
      face: 'square',
      look: 'bright',
      hair: 'coils',
      hair_colour: 'black',
      beard: 'short',
      clothes: 'blazer',
      colour: 'navy',
      second: 'white',
      ground: 'ice',
    },
    headline: 'Law in Reading, practice in Accra, and one year in between that I spent asking for help',
    about:
      'In second year I stopped opening my post. It wasn’t laziness, though I’d have told you that it was. A flatmate noticed the pile, walked me to the welfare office and waited outside with chips. They moved two deadlines, found me a counsellor, and no one wrote home.\n\nI say it in public because boys from my school in Accra don’t. The grades recovered; the portfolio of pro bono work that I started that summer, helping tenants with their deposits, is what my present employer read first. I’ll happily explain English contract law, the difference between a hall and a house in Reading, or how to tell a tutor that you’re not fine. The last takes two sentences. We can write them together.',
    why_study_abroad: 'Half of Ghana’s statutes quote English cases. I wanted to meet the cases at home.',
    topics_can_discuss:
      'Getting help when you’re low, a portfolio for law firms, deposits, and whether an English LLB travels.',
    career_aspirations: 'To argue one housing case before the Supreme Court in Accra, and to win it in plain words.',
    services: [
      'Free and without a clock that shows. Law questions first if you like; most people come to the other ones at minute twenty.',
    ],
    reviews: [
      'We began with contract law. At minute twenty I asked the other question, exactly as his page says.',
      'Two sentences to my tutor. I sent them during the call because Kweku said he’d wait, and he did.',
    ],
  },
  'nkechi-agu': {
    portrait: {
      skin: 'umber',
      face: 'oval',
      look: 'lively',
      hair: 'braids',
      hair_colour: 'black',
      clothes: 'shirt',
      colour: 'rose',
      second: 'white',
      ground: 'lilac',
    },
    headline: 'Dyslexic, trilingual on a good day, and the keeper of a Montréal budget that survived February',
    about:
      'Letters swim. I found out at twenty, in Montréal, when a teaching assistant asked why I’d labelled every brain region correctly and spelt none. The assessment was long, partly covered by my student insurance, and ended with software that reads papers to me at double speed. My marks rose by a letter.\n\nFebruary is the other subject that I teach. Heating may be in the rent or may not, a bus pass is cheaper with the right student card, and the boots that look warm aren’t. I paid for neuroscience with a family loan in naira while the rate ran away, so my spreadsheet has a line called “the rate ran away”. Yours should, too. I now run trials in Toronto and colour-code everything.',
    why_study_abroad: 'Brains don’t stop at borders; scanners do. Montréal had more of them than my whole country.',
    topics_can_discuss:
      'Studying with dyslexia, budgets when your currency falls, winter costs, and a portfolio of lab work.',
    career_aspirations: 'A reading clinic in Abuja where the test costs less than the school shoes.',
    services: [
      'Camera, voice or chat, whichever you read best. We find your first question and save the other twelve.',
      'My sheet with your numbers. We add a falling exchange rate and one broken phone, and see if you’re still warm in February.',
      'A slower session for anyone who learns differently: assessments, software, and how to put it to a professor.',
    ],
    reviews: [
      'She let me answer by voice notes. I had never said “I can’t read that font” to anyone before.',
      'Nkechi’s line for a falling naira turned my budget red in ten seconds. Better in August than in February.',
    ],
  },
  'tshegofatso-van-der-merwe': {
    portrait: {
      skin: 'cocoa',
      face: 'oval',
      look: 'glad',
      hair: 'afro',
      hair_colour: 'black',
      clothes: 'wrap',
      colour: 'night',
      second: 'vermilion',
      ground: 'blush',
    },
    headline: 'Chemical engineer who had to sit an English test after being taught in English all her life',
    about:
      'I wrote to ask for a waiver, with a letter from my school and one from the University of Cape Town. It was refused by one department and granted by another on the same floor. Since then I tell everyone: ask the programme, not the website, and ask before you pay the fee for the test.\n\nToronto’s scholarship forms wanted family income in dollars. Mine had to say that my mother sells vetkoek and that no employer’s letter would ever exist; a sworn statement did it. Ten years on I design plants that drink their own water. I’d be glad to look at your form, your rand budget or your fear of snow. The fear is justified for about six weeks.',
    why_study_abroad:
      'Johannesburg’s mines left us clever water problems. In Toronto there was a lab that collected such problems.',
    topics_can_discuss:
      'Test waivers, proving an income without payslips, scholarships in Canada, and budgeting in rand.',
    career_aspirations: 'To clean one acid mine stream near Springs until a child can paddle in it.',
    services: [
      'Choose one form or one fear. We finish the form, or name the fear and its cost in dollars.',
      'We read the criteria like a flow sheet: what goes in, what comes out, where it leaks. Then your letter gets the same treatment.',
    ],
    reviews: [
      'I got the waiver! Tshego told me to write to the programme secretary and whom to copy. I’d already had my card out for the test.',
      'My father drives a taxi and has no payslip. She had the wording of the statement ready, from her own mother’s.',
    ],
  },
  'wael-mahmoud': {
    portrait: {
      skin: 'honey',
      face: 'square',
      look: 'steady',
      hair: 'crop',
      hair_colour: 'dark',
      beard: 'short',
      clothes: 'shirt',
      colour: 'moss',
      second: 'oat',
      ground: 'linen',
    },
    headline: 'Brno for four years: foreign police at 6 a.m., thesis at midnight, dumplings in between',
    about:
      'The queue for registering began before the office opened, so I came at six with a thermos and a folding stool. An old Vietnamese man sold me his place for a coffee and taught me the three words I would need. I’ve passed the words on to perhaps forty people.\n\nI studied in English and lived in Czech. Shifts in a warehouse paid my food, with a payslip, since undeclared work can end a residence permit, and I’ve seen it happen to a classmate. My thesis asked whether a town’s job programme had worked. It hadn’t, the mayor came to the defence, and I learnt to say so kindly. That’s my trade at home in Mansoura now. Send me the title you’re afraid of.',
    why_study_abroad: 'I wanted to study government in a country small enough that the minister takes the tram.',
    topics_can_discuss:
      'Registering on arrival in Czechia, legal student jobs, choosing a thesis topic, and public policy courses.',
    career_aspirations: 'An office in the Delta that checks what public money did, and publishes when it did nothing.',
    services: [
      'نتكلم بالعربية إن شئت. Half an hour on whether Brno is for you. Bring your questions about the police queue, I know it personally.',
      'Your shortlist, my red pen. I look at three things: language of teaching, what graduates do, and how late the thesis starts.',
    ],
    reviews: [
      'Wael’s three words worked at the counter. The clerk laughed, corrected one and stamped the form.',
      'He asked whom my thesis could annoy. No one, I said. “Then change the town.” I did, and now I’ve a question.',
    ],
  },
  'rania-el-sayed': {
    portrait: {
      skin: 'sand',
      face: 'oval',
      look: 'glad',
      hair: 'hijab',
      clothes: 'blazer',
      colour: 'navy',
      second: 'rose',
      ground: 'linen',
    },
    headline: 'Tech lead in Cairo, student again in Münster, on call ever since: the CV that survived both',
    about:
      'I’d led nine engineers, and no one in Münster cared. My first German applications listed every framework since 2012, with a photograph from a cousin’s wedding. A woman in the library’s job club crossed out all but three lines and asked what had broken on my watch. I told her about the night when a payment queue in Cairo filled up at iftar. That became line one, and the reason I keep servers awake today.\n\nMost public universities here take a semester fee rather than tuition, which sounds free until you meet the blocked account. I sold a car for mine. Tell me your list, and I’ll ask which of the master’s degrees are taught in English to the end, thesis and exams included.',
    why_study_abroad:
      'I’d managed people for years and missed understanding machines. A degree was my excuse to be a beginner.',
    topics_can_discuss:
      'What a year in Germany costs without tuition, a CV after years of work, internships, and the first job.',
    career_aspirations:
      'To build an operations team in Alexandria that works German hours and goes swimming afterwards.',
    services: [
      'Six programmes in, three out. I read the examination rules so that you needn’t, and you learn which of them I wouldn’t trust.',
    ],
    reviews: [
      'Rania found it in the rules: the thesis had to be in German. The website didn’t say so anywhere that I’d looked.',
      'She asked what had broken on my watch. I’d have hidden that for ever, and it’s the top of my CV now.',
    ],
  },
};

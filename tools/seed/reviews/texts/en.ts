import type { ReviewTexts } from './review-texts.ts';

export const EN: ReviewTexts = {
  5: {
    any: [
      'I came with eleven questions and {name} went through all of them. I have a plan for the next two months now, on one page.',
      'Honest, calm, and no sales talk. {name} told me which of my ideas would not work and why, and that saved me an application fee.',
      'My parents were worried, so we joined together. {name} explained everything twice, once for me and once for them.',
      'The first person who asked what I want before telling me what to do.',
      '{name} had read my message properly before the call. We did not lose ten minutes on introductions.',
      'I was ready to give up after two rejections. After this talk I understood what was missing, and it was not my grades.',
      'So kind and so concrete. I wrote four pages of notes.',
      'I had read every forum and was more confused than before. {name} sorted it into three things that matter and many that do not.',
      'Worth getting up at 5 a.m. for. The time difference was on me, the patience was on {name}.',
      'Two days later I got a list of links we had talked about. I did not even ask for it.',
    ],
    scholarships: [
      'We compared the three scholarships on my list against what I really have. I dropped one and the other two applications became much better.',
      'I thought a scholarship was for people with perfect grades. {name} showed me where my volunteering counts and how to say it without bragging.',
    ],
    'motivation-letter': [
      'My letter began with "since my childhood". It does not any more. {name} asked for one real story and we built the letter around it.',
      'We cut my letter from two pages to one, and it says more than before.',
    ],
    'visa-and-permits': [
      'I was afraid of the visa appointment. We went through my folder paper by paper and found that one translation was missing. Just in time!',
      'Clear order of steps for the visa, with how long each took for {name}. I have stopped having nightmares about forms.',
    ],
    'student-housing': [
      'A landlord had asked me for a deposit before any contract. {name} looked at the messages with me and said to run. I found a real room a week later.',
      'Now I know when to start looking for a room, what to write in the first line, and which messages are scams.',
    ],
    budgeting: [
      'We filled in a month of costs together. It was more than I had thought, but now it is a number and not a fear.',
    ],
    'cost-of-living': ['Real prices from a real kitchen: rice, rent, tram, phone. Exactly what no brochure tells.'],
    'interview-practice': [
      'The mock interview was harder than the real one, and that is why the real one went well.',
      'I say "um" less. I also learned to stop after I have answered. Thank you, {name}!',
    ],
    'choosing-a-programme': [
      'Two programmes with the same name are two different things. We read the course lists side by side and the choice was suddenly easy.',
    ],
    'application-strategy': ['From nineteen programmes to five, with a date for each. I sleep again.'],
    'language-tests': [
      'I needed half a band more in writing. {name} looked at one of my essays and found the same mistake in every paragraph.',
    ],
    'first-job-abroad': ['Learned how to write to people without begging. Two of the five I wrote to answered.'],
    'part-time-work': [
      'Good to hear how many hours of work next to studies are realistic, from somebody who once took too many.',
    ],
    'finding-a-supervisor': [
      'We rewrote my first e-mail to a professor: five lines instead of thirty. She answered the next day.',
    ],
    'research-proposal': [
      '{name} asked "so what?" until my research question had an answer. Uncomfortable and exactly right.',
    ],
    portfolio: ['I took out half of my portfolio during the call. The other half finally looks like me.'],
    'recommendation-letters': [
      'I did not know that I may send my professor notes for the letter. It made asking so much easier.',
    ],
    'culture-shock': [
      'We talked about being lonely in the first winter, which nobody else wanted to talk about. It helped to hear that it passes.',
    ],
    'first-semester': [
      'I start in autumn and feel less like I am jumping into the dark. The list for the first week is on my wall.',
    ],
  },
  4: {
    any: [
      'Very helpful. Half an hour was a bit short for all my questions, so book the longer one if you have many.',
      'Good advice and a friendly talk. The sound was bad for the first minutes, then all fine.',
      'Clear answers. For my exact field {name} could not say much and told me so, which I liked.',
      'Useful and honest. I would have liked something in writing afterwards.',
      'Nice conversation, I learned a lot about daily life. A little less about the application itself.',
      '{name} talks fast :) but when I asked to slow down it was no problem.',
    ],
    scholarships: ['Good overview of what I can apply for. Some deadlines had moved since, so check them yourself.'],
    'visa-and-permits': [
      'Solid help with the order of the papers. My embassy wants one thing more, but I knew whom to ask.',
    ],
    'student-housing': ['Helpful tips for rooms. The market is still terrible, that is not the fault of {name}.'],
    'motivation-letter': ['Sharp comments on my letter. I needed a day to like them.'],
    'interview-practice': ['Good practice and fair feedback. I wish we had had time for a second round.'],
    budgeting: ['Realistic numbers. A few years old in places, but the method is what I needed.'],
  },
  3: {
    any: [
      'Friendly and well meant, but much of it I had already read online. Better for people who are just starting.',
      'Some good points at the end. In the beginning we talked about things that I had already answered in my message.',
      'Okay. We started eight minutes late and then had to hurry.',
      'Nice person. My country has other rules, so a part of the advice did not fit my case.',
      'I expected comments on my documents and it became a general talk. Partly my mistake, I sent them only an hour before.',
    ],
  },
  2: {
    any: [
      'The connection broke three times and we did not finish. {name} was polite about it, but I left with half of my questions.',
      'Too general for me. I asked about my situation and got the story of how it was for somebody else some years ago.',
      'Not a bad talk, but {name} had not seen my draft, and that was the whole point of the session.',
    ],
  },
  1: {
    any: [
      '{name} came fifteen minutes late and had to leave on time. We spoke about one of my five questions. I hope that it was only a bad day.',
    ],
  },
};

import type { Facts } from './facts.ts';

type Sentences = readonly ((facts: Facts) => string)[];

export const OPENINGS: Sentences = [
  (f) =>
    `I grew up in ${f.home} and moved to ${f.city} in ${f.startYear} for ${f.degree} studies in ${f.field} at ${f.school}.`,
  (f) => `In ${f.startYear} I left ${f.home} with two suitcases and an offer from ${f.school}.`,
  (f) =>
    `Nobody around me in ${f.home} had studied in ${f.destination}, so I read forums until ${f.month} and applied to ${f.count} programmes.`,
  (f) => `I am ${f.aTitle} who studied ${f.field} at ${f.school}, ${f.startYear} to ${f.endYear}.`,
  (f) =>
    `My way to ${f.destination} took two attempts: the first application failed, the second brought me to ${f.school}.`,
  (f) =>
    `When I told my parents in ${f.home} that I wanted to study ${f.field} in ${f.destination}, they asked for a budget. I made one.`,
  (f) =>
    `${f.school} was not on my list at first; a mentor from ${f.origin} pointed me to it, and I owe that person a lot.`,
  (f) => `I chose ${f.city} for its ${f.field} programme and stayed curious about everything else there.`,
  (f) => `A scholarship took me from ${f.home} to ${f.city}; without it ${f.field} abroad would have stayed a plan.`,
  (f) =>
    `I finished my ${f.degree} in ${f.field} in ${f.endYear}, having started it not knowing where to buy a bus ticket in ${f.city}.`,
  (f) => `Coming from ${f.home}, I thought ${f.destination} would be cold and formal. ${f.city} was only cold.`,
  (f) =>
    `I studied ${f.field} twice: first at home in ${f.origin}, then properly confused and later happily at ${f.school}.`,
  (f) => `Hello from ${f.now}! I came through ${f.school}, where I studied ${f.field} from ${f.startYear}.`,
  (f) =>
    `My story is an ordinary one: a state school in ${f.home}, a stubborn interest in ${f.field}, and a visa that came ${f.count} days before term.`,
  (f) => `I had a job in ${f.home} when I decided to go back to studying, and ${f.school} decided to have me.`,
  (f) => `For me ${f.destination} began as a spreadsheet of ${f.count} universities, sorted by tuition.`,
];

export const MIDDLES: Sentences = [
  (f) => `What surprised me most was ${f.surprise}. What kept me going was ${f.joy}.`,
  (f) => `I know about ${f.topic} from doing it wrong once and right once.`,
  (f) => `The first months were hard because of ${f.surprise}; then came ${f.joy}.`,
  (f) => `Since then I have helped ${f.count} friends from ${f.origin} with ${f.topic} and ${f.otherTopic}.`,
  () => `I paid my own way with part-time work and can show you the numbers, month by month.`,
  (f) => `My favourite memory of ${f.city} is ${f.joy}, and my least favourite is ${f.surprise}.`,
  (f) => `Today I work as ${f.aTitle} in ${f.now} and still use what I learnt in my first semester.`,
  (f) => `I keep every document I ever sent, from ${f.topic} to the last form at the town hall.`,
  (f) => `Nobody had told me about ${f.surprise}, so I will tell you.`,
  (f) => `The degree was the smaller part of it. Living among people unlike me, with ${f.joy}, was the larger one.`,
  (f) => `I learnt to ask for help early, and most of what I can pass on about ${f.otherTopic} came from others.`,
  (f) =>
    `I compared ${f.destination} with two other countries for a year before deciding, and I can explain why it won.`,
  (f) => `Between lectures there was ${f.joy}. Between exams there was ${f.surprise}.`,
  (f) =>
    `My grades at home were good but not perfect, and that turned out to matter less than how I wrote about ${f.field}.`,
];

export const CLOSINGS: Sentences = [
  (f) => `Ask me about ${f.topic}, ${f.otherTopic}, or anything you would ask an older cousin in ${f.city}.`,
  () => `Bring your draft, your list or just your worries; we start from there.`,
  (f) => `I will tell you plainly when I think ${f.destination} is not the right place for you.`,
  (f) => `If you come from ${f.origin}, I can talk about the parts that other guides leave out.`,
  (f) => `My sessions are practical: by the end you know your next three steps towards ${f.field}.`,
  () => `I answer the small questions too: what to pack, what to eat, whom to call.`,
  (f) => `You will get honest notes on ${f.topic} and a list of links within a day.`,
  () => `I have time for a few people each month and prepare for every talk.`,
  (f) => `No question about ${f.city} is too small, and none about money is rude.`,
  (f) => `Let us look at your plan for ${f.field} together before the deadlines in ${f.month}.`,
  () => `I speak slowly when asked, and I never sell anything.`,
  (f) => `I would have liked to talk with somebody like me in ${f.startYear}. Now you can.`,
];

import type { Facts } from './facts.ts';

type Sentences = readonly ((facts: Facts) => string)[];

/** Why a mentor went abroad: at most 200 characters, so without the long names of schools. */
export const REASONS: Sentences = [
  (f) =>
    `I wanted to learn ${f.field} where the people who write its textbooks teach it, and to see how far I get on my own.`,
  (f) =>
    `${f.origin} had few places for ${f.field}, and ${f.city} had the laboratory, the funding and the river I had dreamt of.`,
  (f) => `To study ${f.field} in another language, and to find out who I am away from ${f.home}.`,
  (f) => `I was tired of reading about ${f.destination} and wanted to judge for myself.`,
  (f) => `My teacher in ${f.home} said: go while you are curious. My answer was ${f.field} in ${f.city}.`,
  (f) => `I want to ${f.goal}, and the shortest way there led through ${f.city}.`,
  (f) =>
    `Small seminars, professors you can argue with, and ${f.field} taught by doing: that drew me to ${f.destination}.`,
  (f) => `A summer visit to ${f.city} was enough. Two years later I was back with a student card.`,
  (f) => `I needed a degree in ${f.field} that counts on both sides: in ${f.origin} and in ${f.destination}.`,
  (f) => `Because a scholarship made ${f.destination} cheaper for me than staying in ${f.home}.`,
  (f) => `I followed one research group in ${f.city} for a year, wrote to them, and they wrote back.`,
  (f) => `To work with people who see ${f.field} differently, and to bring some of that home.`,
  (f) => `I had never lived anywhere but ${f.home}. ${f.destination} offered ${f.field} and a fresh start.`,
  (f) => `My field, ${f.field}, moves fastest in ${f.destination}, and I did not want to read about it two years late.`,
  (f) => `Curiosity first, ${f.field} second, and the food in ${f.city} a surprising third.`,
  (f) => `I wanted a career beyond ${f.home} and a degree in ${f.field} that opens doors in more than one country.`,
];

/** Topics to talk about: at most 200 characters. `topics` reads like "a, b and c". */
export const TALKING_POINTS: readonly ((facts: Facts, topics: string) => string)[] = [
  (_, topics) => `Happy to talk about ${topics}.`,
  (f, topics) => `Mostly ${topics}, and daily life in ${f.city}.`,
  (f, topics) => `From ${f.home} to ${f.city}: ${topics}.`,
  (f, topics) => `${topics.charAt(0).toUpperCase()}${topics.slice(1)}, all for ${f.destination}.`,
  (f, topics) => `Anything about ${f.field}; also ${topics}.`,
  (f, topics) => `I know most about ${topics} as I did them in ${f.startYear}.`,
  (_, topics) => `Ask me about ${topics}. I bring examples.`,
  (f, topics) => `What people from ${f.origin} ask me: ${topics}.`,
  (f, topics) => `I kept my notes from ${f.city}: ${topics}.`,
];

export const ASPIRATIONS: Sentences = [
  (f) => `I want to ${f.goal}. The next step is a team in ${f.now} that works on exactly that.`,
  (f) => `In five years I would like to ${f.goal}, best of all between ${f.origin} and ${f.destination}.`,
  (f) => `Short term: grow as ${f.aTitle}. Long term: ${f.goal}.`,
  (f) => `I hope to ${f.goal}, and to teach a course on ${f.field} in ${f.home} now and then.`,
  (f) => `My plan is to ${f.goal}. Mentoring keeps me honest about how I got here.`,
  (f) => `To ${f.goal}, and to employ the first interns from ${f.origin} while doing it.`,
  (f) => `I am ${f.aTitle} today. One day I will ${f.goal}, whatever the title says.`,
  (f) =>
    `First a few more years of practice in ${f.now}. After that I want to ${f.goal}, with people from ${f.home} if I can.`,
  (f) => `I would like to ${f.goal}, and I collect people in ${f.field} who want the same.`,
  (f) => `A doctorate is still possible. More likely I will ${f.goal} sooner and with fewer footnotes.`,
  (f) => `To be useful on both sides of the way from ${f.origin} to ${f.destination}, and to ${f.goal}.`,
  (f) => `I left ${f.home} to ${f.goal}; ${f.city} showed me that it takes a team, so I am looking for one.`,
];

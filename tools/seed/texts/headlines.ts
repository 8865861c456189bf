import type { Facts } from './facts.ts';

/** One line under the name, with something specific to the mentor. */
export const HEADLINES: readonly ((facts: Facts) => string)[] = [
  (f) => `${f.title}, ${f.degree} in ${f.field} from ${f.destination}`,
  (f) => `From ${f.home} to ${f.city}, by way of ${f.field}`,
  (f) => `${f.title} in ${f.now}, happy to talk about ${f.topic}`,
  (f) => `Studied ${f.field} in ${f.city}; ask me about ${f.topic}`,
  (f) => `${f.degree} ${f.field} · from ${f.origin} to ${f.destination}`,
  (f) => `Your friend in ${f.city} who has already done the paperwork`,
  (f) => `I help people from ${f.origin} get into ${f.field} abroad`,
  (f) => `${f.field} in ${f.destination}: what I wish I had known`,
  (f) => `${f.title} who once knew nobody in ${f.city}`,
  (f) => `Honest answers about ${f.topic} and life in ${f.city}`,
  (f) => `First from my family to study in ${f.destination}, now ${f.aTitle}`,
  (f) => `${f.home} → ${f.city}. ${f.degree} in ${f.field}, class of ${f.endYear}`,
  (f) => `Applied to ${f.count} programmes, chose ${f.city}, regret nothing`,
  (f) => `${f.topic} without the panic, by someone who did it in ${f.startYear}`,
];

export { chargeProblem, fromChargeUnits, isCharged, toChargeUnits, type ChargeProblem } from './card-charges.ts';
export { COUNTRIES, countryByCode, isCountryCode, nameInSentence, type Country } from './countries.ts';
export { createCountryIndex, type CountryIndex } from './country-index.ts';
export { CURRENCIES, currencyByCode, type Currency } from './currencies.ts';
export {
  DEGREE_LEVEL_LABELS,
  DEGREE_LEVELS,
  DEGREES,
  degreeByCode,
  degreeById,
  searchDegrees,
  type Degree,
  type DegreeLevel,
} from './degrees.ts';
export { fromMinor, toDecimal, toMinor } from './money.ts';
export { PAYABLE_STEPS, payableStep, payoutStep } from './payable-step.ts';
export { mergeUniversities, type Merge, type Refusal } from './merge-universities.ts';
export { normalise, wordsOf } from './normalise.ts';
export { searchTopics, topicBySlug, TOPIC_CATEGORIES, TOPICS, type Topic, type TopicCategory } from './topics.ts';
export { createUniversityIndex, withChanged, type UniversityIndex, type UniversityQuery } from './university-index.ts';
export { universityId, type University } from './university.ts';

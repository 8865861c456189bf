export { checkReference } from './check-reference.ts';
export { educationRows, experienceRows } from './history-rows.ts';
export { educationsOf, experiencesOf } from './queries.ts';

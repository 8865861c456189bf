/** All commands with a line of help. A test compares them with the scripts and files. */
export const COMMANDS = {
  start: 'Starts everything on this machine, with demonstration data.',
  dev: 'The same, and starts again after each change.',
  test: 'All tests of a contribution; `-- PATTERN…` some.',
  'test:full': 'All tests.',
  check: 'Types, lint rules and format.',
  format: 'Formats all files.',
  token: 'An access token of a demonstration account, to try the API.',
  build: 'Builds the web.',
  api: 'One process that serves API and web.',
  worker: 'One process that does the jobs.',
  migrate: 'Brings the database to this version.',
  doctor: 'Says what works, what doesn’t, and what to do.',
  backup: 'Writes a backup.',
  restore: 'Restores one.',
  staff: 'Grants and revokes roles of the console.',
  slots: 'Explains the times of a case, one a line.',
  lab: 'A benchmark or another measurement, see below.',
  help: 'This list.',
} as const;

/** Rarer commands: `node tools/boot.mjs NAME`. */
export const RARE_COMMANDS = {
  client: 'Builds the published client of the API.',
  suspend: 'Suspends an account.',
  release: 'Names a version, commits and tags it.',
  docs: 'Writes the parts of docs that are made from code, and says which kind of test shows each requirement.',
  'import-universities': 'Adds universities from a file.',
  'generate-mail-domains': 'Writes further mail domains of universities.',
  'generate-universities': 'Writes the list of universities.',
  'generate-zone-changes': 'Writes recent changes of time zones.',
  'generate-zone-cities': 'Writes the cities of time zones in all languages.',
} as const;

/** Those of the laboratory: `npm run lab -- NAME`. */
export const LAB_COMMANDS = {
  'bench:slots': 'The slot engine beside its peers.',
  'bench:availability': 'Free times over HTTP.',
  'bench:search': 'Search beside its peers; `--mentors 20000`.',
  'bench:saved-searches': 'Matching saved searches.',
  'bench:pages': 'Pages rendered on the server beside a bare one.',
  'bench:messages': 'Messages, in and out.',
  'bench:jobs': 'Jobs beside a growing number of sessions.',
  'bench:texts': 'The largest texts that parsers of people’s words may get.',
  'bench:memory': 'Memory over 20,000 requests.',
  'bench:hostile-calendars': 'What hostile calendars cost other requests.',
  'bench:hostile-mails': 'What hostile emails cost other requests.',
  'bench:slow-calendars': 'What slow calendars cost other requests.',
  load: 'How much one machine holds, and what happens above it.',
  chaos: 'What holds while processes are killed: bookings, messages, operations, payouts, upgrade.',
  lighthouse: 'Lighthouse of the landing pages.',
  weigh: 'What a first visit of each page transfers.',
  pictures: 'The pictures of the README, icons and link previews.',
  seed: 'Made-up mentors: `--mentors N`.',
  weight: 'How much a reader of this repository has to hold, beside the aims.',
  'try-image': 'Builds the image in a new Debian, and uses it.',
} as const;

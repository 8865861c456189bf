import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files.ts';

/** Words that docs/glossary.md replaces, in the pages and folders from which they are gone. */
const FORBIDDEN: readonly { words: RegExp; instead: string; where: readonly string[] }[] = [
  {
    words: /\b(?:whoever|whomever|somebody|nobody|anybody|everybody)\b/giu,
    instead: 'the person meant: users, mentors, students, clients, callers, someone, no one',
    where: [
      '*.md',
      'docs/**/*.md',
      '{e2e,lab}/**/*.ts',
      'tools/lib/**/*.test.ts',
      'tools/lib/*.ts',
      'tools/lib/!(postgres)/**/*.ts',
      'tools/seed/*.ts',
      'tools/seed/!(reviews|texts)/**/*.ts',
      'tools/seed/reviews/*.ts',
      'packages/{booking-rules,contact-finder,reference-data,search-index,slots}/src/**/*.ts',
      'packages/contract/src/*.ts',
      'apps/{embedded,identity}/src/**/*.ts',
      'apps/payments-sandbox/src/**/*.ts',
      'apps/server/src/**/!(*.test).ts',
      'apps/api/src/core/**/*.ts',
      'apps/api/src/{*,attacks/!(*.test),features/**/!(*.test)}.ts',
      'apps/api/src/features/{calendar-files,calendars,checkout,earnings,onboarding,payments,profiles}/**/*.ts',
      'apps/api/src/features/{receipts,reviews,saved-searches,session-feed,system,webhooks}/**/*.ts',
      'apps/api/src/features/bookings/{attendance,change,core,read}/**/*.ts',
      'apps/api/src/{jobs,http/event-streams,http/load-shedding}/**/*.ts',
      'apps/api/src/providers/{images,mail,outbound,payments,secrets,storage,tracing,webhooks}/**/*.ts',
      'apps/api/src/providers/calendar/{google,ical,reader}/**/*.ts',
      'apps/api/src/testing/{contract,google,radicale,swift}/**/*.ts',
      'apps/web/app/{api,lib,routes,session,testing,ui}/**/*.{ts,tsx}',
      'apps/{api/src,web/app}/locales/en.json',
    ],
  },
  {
    words: /(?:\/\*\*|^\s*\*|\/\/) Wh(?:at|o)\b/gmu,
    instead: 'a noun for a thing ("The parts of …"), a verb for a function ("Returns …")',
    where: ['*.ts', '{apps,packages}/*/{*,{app,scripts,src}/**/*}.{ts,tsx}', '{e2e,lab,tools}/**/!(declarations).ts'],
  },
];
/** Code and quotations are not prose. */
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”/gu;

/** A file, and of a catalogue its messages. */
function proseOf(file: string): string {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return file.endsWith('.json') ? Object.values(JSON.parse(source) as Record<string, string>).join('\n') : source;
}

test.each(FORBIDDEN)('$words is not used: say $instead', ({ words, where }) => {
  for (const glob of where) expect(globSync(glob, { cwd: ROOT }), glob).not.toEqual([]);
  const files = globSync([...where], { cwd: ROOT }).filter((file) => !file.endsWith('glossary.md'));
  const found = files.flatMap((file) =>
    [...proseOf(file).replaceAll(QUOTED, '').matchAll(words)].map(([word]) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

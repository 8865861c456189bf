import { TIERS } from '../rules/tiers.ts';

/** A file of each tier, by the tier's name in the diagram, from the bottom to the top. */
const SAMPLES: Readonly<Record<string, string>> = {
  contract: 'packages/contract/src/index.ts',
  pure: 'packages/slots/src/index.ts',
  core: 'apps/api/src/core/clock.ts',
  db: 'apps/api/src/db/connection.ts',
  providers: 'apps/api/src/providers/mail/port.ts',
  http: 'apps/api/src/http/handlers.ts',
  features: 'apps/api/src/features/bookings/feature.ts',
  views: 'apps/api/src/views/routes.ts',
  app: 'apps/api/src/app.ts',
  web_ui: 'apps/web/app/ui/button.tsx',
  web: 'apps/web/app/features/booking/service-menu.tsx',
  server: 'apps/server/src/main.ts',
};
const LABELS: Readonly<Record<string, string>> = {
  contract: 'packages/contract',
  pure: 'packages: contact-finder, slots, booking-rules, reference-data, search-index',
  app: 'app.ts, context.ts, jobs: puts the API together',
  web_ui: 'web: ui',
  web: 'web: features, routes',
};

const names = Object.keys(SAMPLES);
const tierOf = (path: string) => TIERS.find(({ files }) => files.test(path));
const mayImport = (from: string, to: string): boolean =>
  from !== to && tierOf(SAMPLES[from] ?? '')?.may_import.test(SAMPLES[to] ?? '') === true;

/** The tiers as a Mermaid graph: an arrow means that a tier may import another; arrows that follow from others are left out. */
export function tierPicture(): string {
  const lower = (name: string) => names.slice(0, names.indexOf(name)).filter((other) => mayImport(name, other));
  const reaches = (from: string, to: string): boolean => lower(from).some((next) => next === to || reaches(next, to));
  const arrows = names.flatMap((from) =>
    lower(from)
      .filter((to) => !lower(from).some((between) => between !== to && reaches(between, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  const boxes = names.map((name) => `  ${name}["${LABELS[name] ?? name}"]`);
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows, '```'].join('\n');
}

/**
 * Lighthouse's results for the landing pages, on a phone with a slow connection: the median of several runs of each.
 * Run against a running instance with its demo data: npm run lab -- lighthouse [URL] [--runs 5]
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { table } from './bench/lib/table.ts';
import { openLighthouse } from './lib/lighthouse/open-lighthouse.ts';
import { HEAD, isWithinGoals, rowOf } from './lib/lighthouse/report.ts';
import { firstMentor } from './lib/page-weight/pages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const origin = new URL(positionals[0] ?? 'http://localhost:3000').origin;
const slug = await firstMentor(origin);
const pages = {
  home: '/',
  search: '/search',
  profile: `/${slug}/mentor-profile`,
  times: `/${slug}/availability`,
};
const lighthouse = await openLighthouse();
try {
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const scores = await lighthouse.audit(origin + path, Number(values.runs));
    if (!isWithinGoals(scores)) process.exitCode = 1;
    rows.push(rowOf(name, scores));
  }
  console.log(`${table([HEAD, ...rows])}\n\nMedians of ${values.runs} runs, load average ${loadavg()[0]?.toFixed(1)}.`);
} finally {
  await lighthouse.close();
}

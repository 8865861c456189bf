import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const ALERT_RULES = path.resolve(import.meta.dirname, '../../../../ops/alerts.yaml');
/** The folder into which `.ci/run` unpacks it. */
const UNPACKED = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/promtool/usr/bin');
/** Debian's package `prometheus` has it. */
const PROMTOOL = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', UNPACKED]
  .map((folder) => path.join(folder, 'promtool'))
  .find((file) => existsSync(file));
export const hasPromtool = PROMTOOL !== undefined;

/** An instance's metrics at one moment: each series with its value. */
export type Scrape = ReadonlyMap<string, number>;

/** Longer than any rule looks back. */
const HEALTHY_MIN = 70;
/** Longer than any rule waits. */
const BROKEN_MIN = 20;

const rules = readFileSync(ALERT_RULES, 'utf8');
const nameOf = (series: string) => series.split('{')[0] ?? '';
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const isCounter = (series: string) => /_(total|count|bucket|sum)$/.test(nameOf(series));

/**
 * Returns the series that the rules use, with one sample each minute: the values before, then the values after. Counters keep
 * growing by the same amount each minute.
 */
function inputSeries(before: Scrape, after: Scrape): string[] {
  const asked = [...new Set([...before.keys(), ...after.keys()])].filter((series) => rules.includes(nameOf(series)));
  const during = (value: number | undefined, minutes: number, more = 0) =>
    value === undefined || Number.isNaN(value) ? `_x${minutes}` : `${value}+${more}x${minutes - 1}`;
  return asked.map((series) => {
    // Counters begin at nothing.
    const first = before.get(series) ?? (isCounter(series) ? 0 : undefined);
    const last = after.get(series);
    const more = isCounter(series) ? Math.max(0, (last ?? 0) - (first ?? 0)) : 0;
    const values = `${during(first, HEALTHY_MIN)} ${during(last, BROKEN_MIN, more)}`;
    return `      - { series: ${quoted(series)}, values: ${quoted(values)} }`;
  });
}

/**
 * The rules of `ops/alerts.yaml` that fire, by promtool, once an instance has been so for some minutes.
 * @param minutes after the change, within which rules fire that look at what increased.
 */
export function alertsOf(before: Scrape, after: Scrape, minutes: number): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'alerts-'));
  try {
    const file = path.join(folder, 'test.yaml');
    const lines = [
      `rule_files: [${quoted(ALERT_RULES)}]`,
      'evaluation_interval: 1m',
      'tests:',
      '  - interval: 1m',
      '    input_series:',
      ...inputSeries(before, after),
      '    promql_expr_test:',
      `      - expr: ${quoted('group by (alertname) (ALERTS{alertstate="firing"})')}`,
      `        eval_time: ${HEALTHY_MIN + minutes}m`,
      // promtool's answer has the alerts that it found instead.
      '        exp_samples: [{ labels: \'{alertname="none of them"}\', value: 1 }]',
    ];
    writeFileSync(file, `${lines.join('\n')}\n`);
    const { stdout, stderr } = spawnSync(PROMTOOL ?? 'promtool', ['test', 'rules', file], { encoding: 'utf8' });
    const answer = `${stdout}${stderr}`;
    const got = /^\s*got:\s*(.*)$/m.exec(answer)?.[1];
    if (got === undefined) {
      throw new Error(answer);
    }
    return [...got.matchAll(/alertname="(\w+)"/g)].map(([, name = '']) => name).toSorted();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

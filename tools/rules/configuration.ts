import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, readConfig } from '../../apps/api/src/config/config.ts';
import { AREAS } from '../../apps/api/src/config/descriptions.ts';
import { Environment } from '../../apps/api/src/config/environment.ts';
import { ROOT } from './source-files.ts';

const PAGE = path.join(ROOT, 'docs/configuration.md');
const BEGIN = '<!-- settings: made by node tools/boot.mjs docs -->';
const END = '<!-- end of the settings -->';

/** Returns the settings without which production refuses to start, from the error of the start itself. */
function requiredInProduction(): Set<string> {
  try {
    readConfig({ NODE_ENV: 'production' });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return new Set(error.message.split('\n').map((line) => line.slice(0, line.indexOf(':'))));
  }
  throw new Error('production starts without any setting');
}

/** The schema's default values of settings. */
const DEFAULTS: Readonly<Record<string, unknown>> = Environment.parse({});

/** The tables of docs/configuration.md, one for each area. */
function tables(): string {
  const required = requiredInProduction();
  const row = (name: string, given: string | readonly [string, string]) => {
    const [without, meaning] = typeof given === 'string' ? [`\`${String(DEFAULTS[name])}\``, given] : given;
    const usual = [without, required.has(name) ? '**required in production**' : ''].filter((part) => part !== '');
    return `| \`${name}\` | ${usual.join('; ')} | ${meaning} |`;
  };
  return AREAS.map(({ title, settings }) =>
    [
      `## ${title}\n\n| setting | default | what it is |\n|---|---|---|`,
      ...Object.entries(settings).map(([name, given]) => row(name, given)),
    ].join('\n'),
  ).join('\n\n');
}

/** docs/configuration.md as it is, and with up-to-date tables. */
export function withSettings(): { present: string; expected: string } {
  const present = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = present.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return { present, expected: `${before}${BEGIN}\n\n${tables()}\n\n${END}${after}` };
}

export function writeSettings(): void {
  writeFileSync(PAGE, withSettings().expected);
}

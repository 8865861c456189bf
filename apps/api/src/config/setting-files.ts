import { readFileSync } from 'node:fs';
import { Environment } from './environment.ts';

type Given = Readonly<Record<string, string | undefined>>;

const SUFFIX = '_FILE';
const SETTINGS: ReadonlySet<string> = new Set(Object.keys(Environment.shape));

/**
 * Takes settings from files: `SMTP_URL_FILE=/run/secrets/smtp` sets `SMTP_URL` to what the file says, without the line
 * break at its end. Docker and Kubernetes hand secrets to containers like that, and systemd by credentials.
 * @returns the settings that are set and not empty, and one line for each file that can't be used.
 */
export function readSettingFiles(environment: Given): { given: Record<string, string>; problems: string[] } {
  const set = Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const given = Object.fromEntries(set);
  const problems = set.flatMap(([name, file]) => {
    const setting = name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : '';
    if (!SETTINGS.has(setting)) return [];
    if (given[setting] !== undefined) return [`${name}: ${setting} is set, too; keep one of them`];
    try {
      const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (value === '') return [`${name}: the file ${file} is empty`];
      given[setting] = value;
      return [];
    } catch (error) {
      return [`${name}: the file ${file} can't be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`];
    }
  });
  return { given, problems };
}

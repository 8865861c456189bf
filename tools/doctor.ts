import { createContext } from '@abroad/api/context';
import { ConfigError, readConfig } from '@abroad/api/config/config';
import { examine } from '@abroad/api/doctor/examine';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runningInstance } from './lib/start/instance.ts';
import { runToEnd } from './lib/start/run-to-end.ts';
import { StartError } from './lib/start-error.ts';

const SIGN = { ok: '✓', warning: '!', failed: '✗', skipped: '–' } as const;

/** `npm run doctor`: reports working and failing parts, and the remedies. It fails if a part doesn't work. */
await runToEnd(async () => {
  const { values } = parseArgs({ options: { token: { type: 'string' }, 'mail-to': { type: 'string' } } });
  const config = readConfig();
  const database_url = config.database_url ?? runningInstance(path.resolve(config.data_dir))?.database_url;
  if (!database_url) throw new ConfigError('DATABASE_URL: name the database; without one, start the product first');
  const context = createContext({ ...config, database_url, log_level: 'silent' });
  const samples = { token: values.token ?? null, mail_to: values['mail-to'] ?? null };
  const findings = await examine(context, samples);
  await context.close();
  const lines = findings.flatMap(({ name, state, says, todo }) => [
    `${SIGN[state]} ${name}: ${says}`,
    ...(todo === null ? [] : [`  → ${todo}`]),
  ]);
  const wrong = findings.filter(({ state }) => state === 'failed').length;
  if (wrong > 0) throw new StartError([...lines, '', `${wrong} of ${findings.length} checks failed`].join('\n'));
  return [...lines, '', 'nothing stands in the way'].join('\n');
});

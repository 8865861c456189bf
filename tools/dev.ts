import { startCommand } from './lib/start/command.ts';
import { runInstance } from './lib/start/run-instance.ts';

await startCommand((supervisor) => runInstance(supervisor, { development: true }));

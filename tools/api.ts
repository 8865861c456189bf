import { startCommand } from './lib/start/command.ts';
import { runPart } from './lib/start/run-part.ts';

await startCommand((supervisor) => runPart(supervisor, 'api'));

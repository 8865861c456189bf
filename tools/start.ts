import { startCommand } from './lib/start/command.ts';

await startCommand({ development: false });

import { COMMANDS, LAB_COMMANDS, RARE_COMMANDS } from './lib/commands.ts';

/** `npm run help`: all commands, with a line about each. */
function print(title: string, start: string, commands: Readonly<Record<string, string>>): void {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, text]) => `  ${start} ${name.padEnd(width)}  ${text}`);
  console.log(`${title}\n${lines.join('\n')}\n`);
}

print('Commands:', 'npm run', COMMANDS);
print('Rarer ones:', 'node tools/boot.mjs', RARE_COMMANDS);
print('The laboratory:', 'npm run lab --', LAB_COMMANDS);

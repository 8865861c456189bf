import { benchMessages } from './bench/messages/run.ts';

// Further arguments are for the server's Node: `npm run lab -- bench:messages --cpu-prof`.
benchMessages(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});

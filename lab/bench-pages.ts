import { benchPages } from './bench/pages/run.ts';

// Further arguments are for the server's Node: `npm run lab -- bench:pages --cpu-prof`.
benchPages(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});

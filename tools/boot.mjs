// `npm start`, `npm test` and the other commands start here, on whatever Node the machine has. This file works on the
// oldest of them, so that they can at least name the missing version.
const OLDEST_NODE = 18;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `Node ${OLDEST_NODE} or newer is needed, and this is Node ${process.versions.node}: see https://nodejs.org`,
  );
  process.exitCode = 1;
} else {
  void import('./lib/boot/run.mjs').then((module) => module.run(process.argv.slice(2)));
}

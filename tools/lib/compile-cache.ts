/** For the environment of a child process: half of a start is parsing TypeScript, which Node caches here. */
export const compileCache = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

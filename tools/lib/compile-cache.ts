/** For the environment of a process that is started: half of what a start costs is reading TypeScript, which Node keeps here. */
export const compileCache = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

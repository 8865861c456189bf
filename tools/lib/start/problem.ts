import { isDiskFull, StartError } from '../start-error.ts';

/** Errors of the product whose message says what to do. */
const NAMES_OF_LINES: ReadonlySet<string> = new Set(['ConfigError', 'OldDatabaseError']);

/**
 * Describes a failure: a line with the remedy if the operator can fix it, otherwise all
 * details.
 */
export function describeProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartError || NAMES_OF_LINES.has(error.name)) return error.message;
  if (isDiskFull(error)) return 'The disk is full: free some space and start again.';
  if ('code' in error && (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS')) {
    const place = 'path' in error ? String(error.path) : 'a file of the data directory';
    return `This user may not write ${place}: check whom it belongs to, or set DATA_DIR.`;
  }
  return error.stack ?? error.message;
}

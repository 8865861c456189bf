/** A problem that the operator can fix: each line is shown as it is, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

const DISK_FULL = /ENOSPC|No space left on device/i;
/** ENOSPC of the system, and PostgreSQL's SQLSTATE for the same. */
const DISK_FULL_CODES = new Set(['ENOSPC', '53100']);

/** Whether a failure, or the output of a program, comes from a full disk. */
export function isDiskFull(problem: unknown): boolean {
  if (!(problem instanceof Error)) return DISK_FULL.test(String(problem));
  return ('code' in problem && DISK_FULL_CODES.has(String(problem.code))) || DISK_FULL.test(problem.message);
}

/** The message for a disk without room for `folder`. */
export function diskFull(folder: string): StartError {
  return new StartError(`The disk is full: there is no room to write to ${folder}. Free some space and start again.`);
}

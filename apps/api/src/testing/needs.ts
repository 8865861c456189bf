import { describe, test } from 'vitest';

/** `test` and `describe` for a program that a machine may lack: without it they are skipped, and their titles say why. */
export function needs(program: string, isThere: boolean) {
  const titled = (title: string) => (isThere ? title : `${title} (skipped: no ${program})`);
  return {
    test: (title: string, run: () => void | Promise<void>, timeout?: number) =>
      test.skipIf(!isThere)(titled(title), run, timeout),
    describe: (title: string, run: () => void) => describe.skipIf(!isThere)(titled(title), run),
  };
}

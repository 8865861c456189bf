import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** How the list stores a password: hashed, so that readers don't see it, and without case, which adds no security. */
export const digestOf = (password: string): string =>
  createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest('base64url').slice(0, 12);

let common: ReadonlySet<string> | undefined;

/** Whether a password is one of the thousand that most people choose of those that are long enough (see NOTICE.md). */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    JSON.parse(readFileSync(new URL('../../data/common-passwords.json', import.meta.url), 'utf8')) as string[],
  );
  return common.has(digestOf(password));
}

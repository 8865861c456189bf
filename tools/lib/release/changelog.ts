import { StartError } from '../start-error.ts';

const UNRELEASED = '## Unreleased';
const PARTS = /^(\d+)\.(\d+)\.(\d+)$/;

/** A version as three numbers. @throws StartError for anything else, such as a version with a suffix. */
export function readVersion(text: string): readonly [major: number, minor: number, patch: number] {
  const [, major, minor, patch] = PARTS.exec(text) ?? [];
  if (major === undefined) throw new StartError(`"${text}" is no version: name one such as 1.4.0`);
  return [Number(major), Number(minor), Number(patch)];
}

/** Whether a version comes after another one (Semantic Versioning 2.0.0, 11). */
export function isLater(version: string, than: string): boolean {
  const [one, other] = [readVersion(version), readVersion(than)];
  const place = one.findIndex((part, at) => part !== other[at]);
  return place !== -1 && (one[place] ?? 0) > (other[place] ?? 0);
}

/**
 * Names the unreleased section of the changelog after a version.
 * @param day such as 2026-11-27
 * @returns the new changelog, and the notes of the version
 * @throws StartError if nothing is unreleased, or a major version has no instructions
 */
export function cutSection(changelog: string, version: string, day: string): { changelog: string; notes: string } {
  const [before = '', after] = changelog.split(`${UNRELEASED}\n`);
  const [notes = '', ...rest] = (after ?? '').split(/^(?=## )/m);
  if (notes.trim() === '') throw new StartError(`CHANGELOG.md has nothing under "${UNRELEASED}"`);
  const [, minor, patch] = readVersion(version);
  if (minor === 0 && patch === 0 && !notes.includes('### Upgrading')) {
    throw new StartError('CHANGELOG.md: a major version says under "### Upgrading" what it needs of the operator');
  }
  const section = `## ${version}, ${day}\n${notes.trimEnd()}\n`;
  return {
    changelog: `${before}${UNRELEASED}\n\n${section}${rest.length > 0 ? `\n${rest.join('')}` : ''}`,
    notes: notes.trim(),
  };
}

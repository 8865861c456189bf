import { withName, type Labels } from './labels.ts';

const picked = new Map<string, string>();

/** Keeps the name of something that was picked from a list, until the server has named it too. */
export function rememberName(value: string, name: string): void {
  picked.set(value, name);
}

/** The labels of the page, and what was picked since. */
export function rememberedNames(labels: Labels): Labels {
  return [...picked]
    .filter(([value]) => labels.names[value] === undefined)
    .reduce((named, [value, name]) => withName(named, value, name), labels);
}

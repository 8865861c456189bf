import { normalise } from './normalise.ts';
import type { University } from './university.ts';

/** The university with names added to its aliases that it isn't known by yet; itself when there is nothing to add. */
export function withAliases(university: University, names: readonly string[]): University {
  const known = new Set([university.name, ...university.aliases].map(normalise));
  const fresh: string[] = [];
  for (const name of names) {
    const key = normalise(name);
    if (key !== '' && !known.has(key)) {
      known.add(key);
      fresh.push(name);
    }
  }
  return fresh.length === 0 ? university : { ...university, aliases: [...university.aliases, ...fresh] };
}

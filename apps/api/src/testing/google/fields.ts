type Wanted = Map<string, Wanted>;

/** Reads a partial response's `fields`: `a,b(c,d/e)`. */
function readFields(text: string): Wanted {
  const wanted: Wanted = new Map();
  let depth = 0;
  let start = 0;
  const take = (part: string) => {
    const [, name = '', rest = ''] = /^([^/(]+)(.*)$/s.exec(part) ?? [];
    const inner = rest.startsWith('(') ? rest.slice(1, -1) : rest.slice(1);
    wanted.set(name, inner === '' ? new Map() : readFields(inner));
  };
  for (const [index, letter] of [...text].entries()) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) {
      take(text.slice(start, index));
      start = index + 1;
    }
  }
  take(text.slice(start));
  return wanted;
}

function pick(value: unknown, wanted: Wanted): unknown {
  if (wanted.size === 0 || typeof value !== 'object' || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((item) => pick(item, wanted));
  }
  const kept = Object.entries(value).filter(([name]) => wanted.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, pick(inner, wanted.get(name) ?? new Map())]));
}

/** A partial response: what `fields` names, and nothing else. */
export const onlyFields = (body: unknown, fields: string | undefined): unknown =>
  fields === undefined ? body : pick(body, readFields(fields));

/** tsdav's form of XML: texts, elements as objects, several as lists; numbers and booleans where a text looks like one. */
type Value = unknown;

export const childOf = (value: Value, name: string): Value =>
  (Object(value) as Readonly<Record<string, unknown>>)[name];

export const listOf = (value: Value): Value[] => (value === undefined ? [] : [value].flat());

/** The text of an element; null where it has none. */
export function textIn(value: Value): string | null {
  const text = typeof value === 'object' ? childOf(value, '_cdata') : value;
  return typeof text === 'string' || typeof text === 'number' || typeof text === 'boolean' ? String(text) : null;
}

/** The addresses of an element of hrefs, made absolute. */
export function hrefsIn(value: Value, base: string): string[] {
  return listOf(childOf(value, 'href')).flatMap((href) => {
    const text = textIn(href);
    return text !== null && URL.canParse(text, base) ? [new URL(text, base).href] : [];
  });
}

export const hasElement = (value: Value, name: string): boolean => childOf(value, name) !== undefined;

/** The path by which an object is known in its collection. */
export const pathOf = (href: string, base: string): string =>
  URL.canParse(href, base) ? new URL(href, base).pathname : href;

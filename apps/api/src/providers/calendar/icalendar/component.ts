/** A line of iCalendar: its values as jCal writes them (RFC 7265). */
export interface Property {
  name: string;
  params: Readonly<Record<string, string | readonly string[]>>;
  values: readonly unknown[];
}

export interface Component {
  name: string;
  properties: Property[];
  components: Component[];
}

export const propertiesOf = ({ properties }: Component, name: string): Property[] =>
  properties.filter((property) => property.name === name);

export const propertyOf = ({ properties }: Component, name: string): Property | null =>
  properties.find((property) => property.name === name) ?? null;

/** The first value as a text; null where there is none. */
export function textOf(component: Component, name: string): string | null {
  const [value] = propertyOf(component, name)?.values ?? [];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

export function paramOf({ params }: Property, name: string): string | null {
  const value = params[name];
  return typeof value === 'string' ? value : (value?.[0] ?? null);
}

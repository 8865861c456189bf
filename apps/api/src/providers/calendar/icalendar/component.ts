/** A line of iCalendar (RFC 5545, 3.1): its values as they are written, apart by commas where it may have several. */
export interface Property {
  name: string;
  params: Readonly<Record<string, string | readonly string[]>>;
  values: readonly string[];
}

export interface Component {
  name: string;
  properties: Property[];
  components: Component[];
  /** The line of its title, which is read only where something is to be said of it. */
  title_line: string | null;
}

export const propertiesOf = ({ properties }: Component, name: string): Property[] =>
  properties.filter((property) => property.name === name);

export const propertyOf = ({ properties }: Component, name: string): Property | null =>
  properties.find((property) => property.name === name) ?? null;

/** The values of all properties of a name that say something, each with its property: an empty list says nothing. */
export const valuesOf = (component: Component, name: string): { value: string; property: Property }[] =>
  propertiesOf(component, name).flatMap((property) =>
    property.values.flatMap((value) => (value.trim() === '' ? [] : [{ value, property }])),
  );

/** The first value; null where there is none. */
export const textOf = (component: Component, name: string): string | null =>
  propertyOf(component, name)?.values[0] ?? null;

export function paramOf({ params }: Property, name: string): string | null {
  const value = params[name];
  return typeof value === 'string' ? value : (value?.[0] ?? null);
}

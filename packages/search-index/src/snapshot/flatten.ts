/** The arrays that snapshots know, by their names in the head. */
const ARRAYS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f64: Float64Array } as const;
type ArrayName = keyof typeof ARRAYS;
type Numbers = InstanceType<(typeof ARRAYS)[ArrayName]>;
/** In place of an array: its kind, and which of the parts it is. */
interface Reference {
  array: ArrayName;
  part: number;
}

const isReference = (value: object): value is Reference => 'array' in value && 'part' in value;
const nameOf = (array: Numbers) => (Object.keys(ARRAYS) as ArrayName[]).find((name) => array instanceof ARRAYS[name]);

/** Plain data without its arrays, which are put to the parts as they are. */
export function flatten(value: unknown, parts: Uint8Array[]): unknown {
  if (ArrayBuffer.isView(value)) {
    const array = nameOf(value as Numbers);
    return { array, part: parts.push(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)) - 1 };
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, flatten(inner, parts)]));
}

function toArray({ array, part }: Reference, parts: readonly Uint8Array[]): Numbers {
  const kind = ARRAYS[array];
  const bytes = parts[part] as Uint8Array;
  // Arrays begin at whole multiples of the size of their numbers.
  const fitting = bytes.byteOffset % kind.BYTES_PER_ELEMENT === 0 ? bytes : bytes.slice();
  return new kind(fitting.buffer as ArrayBuffer, fitting.byteOffset, bytes.length / kind.BYTES_PER_ELEMENT);
}

/** The inverse of `flatten`. */
export function unflatten(value: unknown, parts: readonly Uint8Array[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isReference(value)) return toArray(value, parts);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unflatten(inner, parts)]));
}

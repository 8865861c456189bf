const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** A UUID as four numbers of 32 bits, which compare as its text does. */
export type UuidWords = readonly [number, number, number, number];

export function readUuid(uuid: string): UuidWords {
  const part = (from: number, to: number) => Number.parseInt(uuid.slice(from, to), 16);
  return [part(0, 8), part(9, 13) * 0x1_0000 + part(14, 18), part(19, 23) * 0x1_0000 + part(24, 28), part(28, 36)];
}

const hex16 = (bits: number) => `${HEX[(bits >>> 8) & 0xff]}${HEX[bits & 0xff]}`;
const hex32 = (bits: number) => `${hex16(bits >>> 16)}${hex16(bits)}`;

/** The text of the id at a place of an array of ids. */
export function uuidAt(ids: Uint32Array, place: number): string {
  const [first, second, third, fourth] = ids.subarray(place * 4, place * 4 + 4) as unknown as UuidWords;
  return `${hex32(first)}-${hex16(second >>> 16)}-${hex16(second)}-${hex16(third >>> 16)}-${hex16(third)}${hex32(fourth)}`;
}

/** Compares ids at places of two arrays as their texts compare. */
export function compareUuids(ids: Uint32Array, place: number, otherIds: Uint32Array, otherPlace: number): number {
  const at = place * 4;
  const other = otherPlace * 4;
  for (let word = 0; word < 4; word += 1) {
    const difference = (ids[at + word] as number) - (otherIds[other + word] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

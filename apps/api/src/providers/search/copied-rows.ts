const SIGNATURE_BYTES = 11;
const LENGTH_BYTES = 4;
const COUNT_BYTES = 2;
const NO_BYTES = Buffer.alloc(0);

/** Where the fields of a row lie: `starts[n]` to `ends[n]` in `bytes`; an end before its start is a null. */
export interface CopiedRow {
  bytes: Buffer;
  starts: Int32Array;
  ends: Int32Array;
}

/** Finds the fields of the row that begins here. @returns where the next one begins; -1 while the row isn't whole. */
function findFields({ bytes, starts, ends }: CopiedRow, at: number, fields: number): number {
  let next = at + COUNT_BYTES;
  for (let field = 0; field < fields; field += 1) {
    if (next + LENGTH_BYTES > bytes.length) {
      return -1;
    }
    const length = bytes.readInt32BE(next);
    next += LENGTH_BYTES;
    starts[field] = next;
    ends[field] = next + length;
    next += Math.max(length, 0);
  }
  return next <= bytes.length ? next : -1;
}

/**
 * Takes apart what `COPY … TO STDOUT (FORMAT binary)` sends, in whatever pieces it comes
 * (https://www.postgresql.org/docs/current/sql-copy.html, "Binary Format").
 * @param onRow is given the same object for each row, and may not keep it.
 * @returns what takes the pieces.
 */
export function copiedRows(fields: number, onRow: (row: CopiedRow) => void): (piece: Buffer) => void {
  const row: CopiedRow = { bytes: NO_BYTES, starts: new Int32Array(fields), ends: new Int32Array(fields) };
  let left: Buffer = NO_BYTES;
  let isBegun = false;

  /** The header: a signature, flags, and an extension of a length that it tells. */
  function afterHeader(bytes: Buffer): number {
    const extensionAt = SIGNATURE_BYTES + LENGTH_BYTES;
    if (bytes.length < extensionAt + LENGTH_BYTES) {
      return -1;
    }
    const end = extensionAt + LENGTH_BYTES + bytes.readInt32BE(extensionAt);
    return end <= bytes.length ? end : -1;
  }

  return (piece) => {
    const bytes = left.length === 0 ? piece : Buffer.concat([left, piece]);
    row.bytes = bytes;
    let at = 0;
    if (!isBegun) {
      at = afterHeader(bytes);
      isBegun = at >= 0;
    }
    // A count of -1 in place of the fields' ends it all.
    let isWhole = isBegun;
    while (isWhole && at + COUNT_BYTES <= bytes.length && bytes.readInt16BE(at) === fields) {
      const next = findFields(row, at, fields);
      isWhole = next >= 0;
      if (isWhole) {
        onRow(row);
        at = next;
      }
    }
    left = bytes.subarray(Math.max(at, 0));
  };
}

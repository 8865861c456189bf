/** A server's answer, in the pieces in which it came. */
export type Pieces = readonly Uint8Array<ArrayBuffer>[];

/** The memory of a question's pieces, which goes over to the thread without a copy; none for a question without pieces. */
export const buffersOf = (question: object): ArrayBuffer[] =>
  'pieces' in question ? (question.pieces as Pieces).map(({ buffer }) => buffer) : [];

/** The pieces as one; for the thread, because this takes a moment. */
export const joined = (pieces: Pieces): Uint8Array => Buffer.concat(pieces);

/** From this length on, V8 keeps a piece of a text as a view of the whole text. */
const MAY_BE_A_VIEW = 13;

/** A text that keeps no longer one in memory from which it was cut. */
export const ownText = (text: string): string =>
  text.length < MAY_BE_A_VIEW ? text : Buffer.from(text, 'utf16le').toString('utf16le');

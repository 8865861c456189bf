/** Text of one line as it is stored: NFC, trimmed, single spaces; null when it isn't text (NUL, lone surrogates) or is blank. */
export function cleanLine(text: string): string | null {
  if (text.includes('\0') || !text.isWellFormed()) {
    return null;
  }
  const clean = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return clean === '' ? null : clean;
}

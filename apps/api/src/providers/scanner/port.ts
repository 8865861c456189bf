/** What a look for malware found: its name, or null for nothing. */
export interface FileScanner {
  /** @throws AppError UNAVAILABLE when the file can't be looked at now. */
  findMalware(bytes: Buffer): Promise<string | null>;
}

/** Scans files for malware: returns its name, or null for none. */
export interface FileScanner {
  /** @throws AppError UNAVAILABLE when the file can't be looked at now. */
  findMalware(bytes: Buffer): Promise<string | null>;
}

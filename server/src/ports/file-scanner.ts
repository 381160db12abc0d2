/** Scans files for viruses. */
export type FileScanner = {
  /**
   * Reads all of `content`. Returns the scanner's name of the infection, or null for a clean file. Throws when the
   * scanner cannot be reached or gives no answer.
   */
  scan: (content: AsyncIterable<Uint8Array>) => Promise<{ infection: string | null }>;
};

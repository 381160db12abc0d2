/** Looks for viruses in files. */
export type FileScanner = {
  /**
   * Reads all of `content`. Returns the scanner's name of what it found, or null for a file without a virus. Throws when the
   * scanner cannot be reached or gives no answer: the file is then neither.
   */
  scan: (content: AsyncIterable<Uint8Array>) => Promise<{ infection: string | null }>;
};

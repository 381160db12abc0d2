import type { Readable } from "node:stream";

/** Where bytes lie that are too large for the database. Keys are ours, 32 hexadecimal digits; nobody outside names one. */
export type Files = {
  /** Takes bytes in under a new key: all of them and for good, or, when `content` fails, none. */
  put: (key: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** The bytes of a key from their beginning, or null where there are none. */
  open: (key: string) => Promise<Readable | null>;
  /** Takes the bytes away; there may be none. */
  remove: (key: string) => Promise<void>;
  /** The keys of all files that have arrived, in no order. */
  keys: () => AsyncIterable<string>;
  /** A sentence for the operator when files cannot be read and written, else null. */
  lack: () => Promise<string | null>;
};

/** There is no room for more, or the place of files cannot be reached: nothing was kept, and it may be tried again. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown) {
    super(`Files are neither taken nor given: ${cause instanceof Error ? cause.message : "no answer"}`, {
      cause,
    });
    this.name = "FilesUnavailable";
  }
}

/** The key, when it has the form of ours. Throws otherwise: no name from outside becomes a path or an address. */
export function fileKey(key: string): string {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new Error("A key of ours has 32 hexadecimal digits");
  return key;
}
